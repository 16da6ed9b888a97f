/** What a panel beside a board can show; `more` is something of the page's own. */
export type PanelName = 'log' | 'more' | 'rules';

/** The log and the rules beside a board: docked if the window is wide, otherwise in a sheet. */
export class SidePanel {
  wide = $state(false);
  /** What the docked panel shows. */
  tab = $state<PanelName>('log');
  /** What the sheet shows; empty while it is closed. */
  panel = $state<'' | PanelName>('');
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

  /** Shows a panel, wherever there is room for it. */
  show(name: PanelName): void {
    if (this.wide) this.tab = name;
    else this.panel = name;
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
