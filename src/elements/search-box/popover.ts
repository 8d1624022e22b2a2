/**
 * Where a search box's list is: over everything else on the page, so that no header cuts it off, under its box or above
 * it. Where the browser can't anchor one element to another, a script does it; that is fetched when it is needed.
 */
export class Panel {
  readonly #box: HTMLElement;
  readonly #onOutside: () => void;
  #closing: AbortController | undefined;

  /** @param onOutside is called when the shopper presses somewhere else. */
  constructor(box: HTMLElement, onOutside: () => void) {
    this.#box = box;
    this.#onOutside = onOutside;
  }

  /** @param panel none where it is gone with its box: then nothing of the page is heard any more. */
  show(panel: HTMLElement | undefined, isShown: boolean): void {
    if (isShown === Boolean(this.#closing)) return;
    this.#closing?.abort();
    this.#closing = undefined;
    if (panel && isShown) {
      const closing = new AbortController();
      this.#closing = closing;
      // A touch elsewhere leaves the focus where it is.
      const onPress = ({target}: Event) => this.#box.contains(target as Node) || this.#onOutside();
      document.addEventListener('pointerdown', onPress, closing);
      if (!CSS.supports('anchor-scope: all'))
        void import('./placement.ts')
          .then(({place}) => place(panel, this.#box, closing.signal))
          .catch(() => {});
    }
    // A browser without popovers shows it as the style sheet says; it is placed by the script below.
    panel?.togglePopover?.(isShown);
  }
}
