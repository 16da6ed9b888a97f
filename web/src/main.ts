import './styles/fonts.css';
import './styles/tokens.css';
import './styles/motion.css';
import './styles/page.css';
import './styles/controls.css';
import './styles/flights.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { site } from './lib/site.svelte';

import.meta.glob('./boards/*/world.css', { eager: true });

const target = document.getElementById('app');
if (target !== null) void site.begin().then(() => mount(App, { target }));
