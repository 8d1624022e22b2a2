import type {FilterEntry} from '../core/filters.ts';
import type {Say} from '../core/messages.ts';
import {html, type TemplateResult} from './rendered-element.ts';

export {drawerStyles as styles} from './drawer.styles.ts';

export interface DrawerContext {
  readonly say: Say;
  readonly chosen: readonly FilterEntry[];
  readonly total: number;
}

/** A button and the modal `dialog` it opens; the platform keeps focus inside and gives it back. */
export function drawer(facets: TemplateResult, {say, chosen, total}: DrawerContext): TemplateResult {
  // An option's name and value are one choice.
  const count = chosen.filter(([param]) => param !== 'filter_option_value').length;
  const name = count ? say('filtersChosen', {count}) : say('filters');
  return html`<button part="open" aria-haspopup="dialog" @click=${open}>${name}</button>
  <dialog part="drawer" aria-label=${say('filters')} @click=${closeOnBackdrop}>
    <div part="drawer-content">
      <header><span>${say('filters')}</span><button part="close" @click=${close} aria-label=${say('close')}>×</button></header>
      ${facets}
      <footer><button part="show" @click=${close}>${say('showResults', {count: total})}</button></footer>
    </div>
  </dialog>`;
}

function open({currentTarget}: Event): void {
  ((currentTarget as Element).nextElementSibling as HTMLDialogElement).showModal();
}

function close({currentTarget}: Event): void {
  (currentTarget as Element).closest('dialog')?.close();
}

/** The content covers the dialog: a click on the dialog itself is one on its backdrop. */
function closeOnBackdrop(event: Event): void {
  if (event.target === event.currentTarget) close(event);
}
