/**
 * Closes a dialog by a click on its backdrop, which is a click on the dialog itself as long as the content covers it. Ignores
 * the end of a drag out of the content, and the second click of the double click that opened the dialog.
 *
 * Listens to `pointerdown` and `click`.
 */
export class Backdrop implements EventListenerObject {
  #pressed: EventTarget | null = null;

  handleEvent({type, target, currentTarget, detail}: MouseEvent): void {
    if (type === 'pointerdown') this.#pressed = target;
    else if (target === currentTarget && target === this.#pressed && detail < 2)
      (currentTarget as HTMLDialogElement).close();
  }
}
