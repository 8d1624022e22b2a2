/** The live regions of ARIA, and what an inserted one of them says: browsers announce an inserted alert, and nothing else. */
const REGIONS = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive], output';

/** What each region said last, as far as it can be heard. */
const heard = new Map<Element, string>();
const said: string[] = [];
const roots = new Set<Node>();
let isPending = false;

/** What has been announced since the last call. Runs in the page. */
function takeAnnouncements(): string[] {
  listen();
  return said.splice(0);
}

function watch(root: Node): void {
  if (roots.has(root)) return;
  roots.add(root);
  new MutationObserver(schedule).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

/** Once a frame: what a script writes and replaces at once is not announced. */
function schedule(): void {
  if (isPending) return;
  isPending = true;
  requestAnimationFrame(() => {
    isPending = false;
    listen();
  });
}

function listen(): void {
  const regions = new Set([...roots].flatMap(root => [...(root as ParentNode).querySelectorAll(REGIONS)]));
  for (const region of [...heard.keys()]) if (!regions.has(region)) heard.delete(region);
  for (const region of regions) {
    const text = audibleText(region);
    const before = heard.get(region);
    heard.set(region, text);
    const isNews =
      before === undefined || !wasRendered(region) ? region.matches('[role=alert]') : text !== before;
    rendered.set(region, isRendered(region));
    if (text && isNews && text !== before) said.push(text.trim());
  }
}

const rendered = new WeakMap<Element, boolean>();

/** A region that was not rendered is to a screen reader one that was not there. */
const wasRendered = (region: Element): boolean => rendered.get(region) ?? false;

function audibleText(region: Element): string {
  if (!isRendered(region)) return '';
  const hidden = new Set([...region.querySelectorAll('[aria-hidden=true], [hidden]')]);
  const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
  let text = '';
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement as Element;
    if (![...hidden].some(each => each.contains(parent))) text += `${texts.currentNode.textContent} `;
  }
  // The no-break space that marks a repeated text stays.
  return text.replace(/[ \n]+/g, ' ').replace(/^ | $/g, '');
}

/** Whether a screen reader finds the region: it is rendered, and no modal dialog makes the rest of the page inert. */
function isRendered(region: Element): boolean {
  if (!region.checkVisibility({visibilityProperty: true})) return false;
  const modal = [...roots].map(root => (root as ParentNode).querySelector(':modal')).find(Boolean);
  let each: Element | null = region;
  for (; each; each = each.parentElement ?? (each.getRootNode() as ShadowRoot).host ?? null) {
    if (each === modal) return true;
    if (each.ariaHidden === 'true' || (each as HTMLElement).inert) return false;
  }
  return !modal;
}

const {attachShadow} = Element.prototype;
Element.prototype.attachShadow = function (init) {
  const root = attachShadow.call(this, init);
  watch(root);
  return root;
};
watch(document);
Object.assign(globalThis, {takeAnnouncements});
