// Before anything is drawn: the light that was chosen, or that the system asks for.
(function () {
  var light;
  try {
    light = localStorage.getItem('sterling-light');
  } catch (problem) {
    light = null;
  }
  if (light !== 'light' && light !== 'dark')
    light = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.light = light;
})();
