import {page} from '../../store/page.ts';
import {checkAttributes, checkNames} from '../checks/check-names.ts';
import {listElements} from '../page-facts.ts';
import {whenSet} from './when-set.ts';

/** Tells on the console, once, what the theme's markup says that nothing reads. */
export function watchMarkup(): void {
  const told = new Set<string>();
  const tell = (problems: readonly string[]) => {
    for (const problem of problems) {
      if (!told.has(problem)) console.error(`storefront-search: ${problem}`);
      told.add(problem);
    }
  };
  whenSet(page, 'config', config => tell(checkNames(config)));
  for (const element of listElements()) void watch(element);

  async function watch(element: Element): Promise<void> {
    await customElements.whenDefined(element.localName);
    // One that was taken away meanwhile is none of ours yet.
    if (element.isConnected) tell(checkAttributes(element));
  }
}
