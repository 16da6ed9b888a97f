/** The log and the rules beside a board: docked if the window is wide, otherwise in a sheet. */
export class SidePanel {
  wide = $state(false);
  /** What the docked panel shows. */
  tab = $state<'log' | 'rules'>('log');
  /** What the sheet shows; empty while it is closed. */
  panel = $state<'' | 'log' | 'rules'>('');
  /** The requested rule. */
  at = $state('');
  private readonly media = matchMedia('(min-width: 1180px)');

  constructor() {
    this.wide = this.media.matches;
  }

  /** Follows the width of the window; returns a function that stops it. */
  follow(): () => void {
    const widen = (): void => {
      this.wide = this.media.matches;
    };
    this.media.addEventListener('change', widen);
    return () => this.media.removeEventListener('change', widen);
  }

  /** Opens the rules at their beginning. */
  rules(): void {
    this.at = '';
    this.panel = 'rules';
  }

  rule(id: string): void {
    // A second request for the same id must scroll again.
    this.at = `${id}@${Date.now()}`;
    if (this.wide) this.tab = 'rules';
    else this.panel = 'rules';
  }
}
