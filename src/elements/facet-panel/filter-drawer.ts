import {html, nothing, type TemplateResult} from 'lit';
import type {FilterEntry} from '../../core/filters/filters.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {SearchState} from '../../store/search-state.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {drawerPageStyles} from './filter-drawer.styles.ts';
import type {PanelHost} from './panel-host.ts';

export {drawerStyles as styles} from './filter-drawer.styles.ts';

/** The panels whose drawer was opened: before that there is nothing in it. */
const opened = new WeakSet<PanelHost>();

/** A button and the modal `dialog` it opens; the platform keeps focus inside and gives it back. */
export function drawer(
  panel: PanelHost,
  facets: () => TemplateResult,
  translate: Translate,
  chosen: readonly FilterEntry[],
  remove: (entries: readonly FilterEntry[]) => void,
): TemplateResult {
  adoptStyles(panel, drawerPageStyles);
  closeMoved(panel);
  // An option's name and value are one choice.
  const count = chosen.filter(([param]) => param !== 'filter_option_value').length;
  const name = count ? translate('filtersChosen', {count}) : translate('filters');
  const {store} = panel;
  const {answer, status} = store.state;
  const total = answer?.total ?? 0;
  const trouble = troubleOf(store.state);
  // A service that refuses is asked again by itself, in its time (§7.3).
  const fails = status === 'failed';
  const open = ({currentTarget}: Event) => {
    opened.add(panel);
    panel.requestUpdate();
    ((currentTarget as Element).nextElementSibling as HTMLDialogElement).showModal();
  };
  const retry = () => {
    void store.retry();
    panel.requestUpdate();
  };
  return html`<button part="open" ?hidden=${!(total || count)} aria-haspopup="dialog" @click=${open}>${name}</button>
  <dialog part="drawer" aria-label=${translate('filters')} @pointerdown=${press} @click=${closeOnBackdrop} @close=${() => panel.requestUpdate()}>
    <div part="drawer-content">
      <header><span>${translate('filters')}</span><button part="close" @click=${close} aria-label=${translate('close')}>×</button></header>
      ${opened.has(panel) ? facets() : nothing}
      <footer>
        <p role="status" ?data-trouble=${trouble}>${translate(trouble ?? 'resultCount', {count: total})}</p>
        ${count ? html`<button part="clear" @click=${() => remove(chosen)}>${translate('clearAll')}</button>` : nothing}
        <button part="show" aria-busy=${status === 'refreshing'} @click=${fails ? retry : close}>${translate(fails ? 'retry' : 'showResults', {count: total})}</button>
      </footer>
    </div>
  </dialog>`;
}

/** What the list says in a banner, which is behind the drawer. */
function troubleOf({status, error}: SearchState): MessageKey | undefined {
  if (error?.code === 'offline') return 'offline';
  return (['failed', 'limited', 'degraded'] as const).find(each => each === status);
}

function close({currentTarget}: Event): void {
  (currentTarget as Element).closest('dialog')?.close();
}

let pressed: EventTarget | null;

function press({target}: Event): void {
  pressed = target;
}

/**
 * The content covers the dialog: a click on the dialog itself is one on its backdrop, or the end of a drag out of it. The
 * second of two may have opened it.
 */
function closeOnBackdrop(event: MouseEvent): void {
  const {target, currentTarget, detail} = event;
  if (target === currentTarget && target === pressed && detail < 2) close(event);
}

/** A panel that was moved in the page while its drawer was open shows it still, but no longer over the page. */
function closeMoved(panel: PanelHost): void {
  const dialog = panel.shadowRoot?.querySelector('dialog');
  if (dialog?.open && !dialog.matches(':modal')) dialog.close();
}
