/** What a key press applies to. */

/**
 * Enter confirms what the prompt offers, wherever the focus is, unless the focused element has its own use for Enter: a
 * card that can be chosen and is not chosen yet, or a button beside the board.
 */
export function enterIsOurs(target: Element): boolean {
  const pressed = target.closest<HTMLElement>('button, a, summary, [role="button"], [role="tab"]');
  if (pressed === null) return true;
  if (pressed.closest('[data-zone], .zones') === null) return false;
  const live = pressed.matches('.live, [data-live]');
  return !live || pressed.getAttribute('aria-pressed') === 'true';
}
