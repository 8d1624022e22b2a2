import {trustedPolicy} from '../browser/trusted-types.ts';

/**
 * Fetches a section of a page by Section Rendering; `undefined` if the platform refuses. Requests nothing if the page's policy forbids to
 * parse it. A login, password or queue page comes with status 200 too, and is none. Scripts in it never run, as where a theme sets
 * `innerHTML`: the parser has marked them as run.
 *
 * @param address the page's, without the section.
 */
export async function fetchSection(
  address: string | URL,
  section: string,
  signal: AbortSignal,
): Promise<Element | undefined> {
  const policy = trustedPolicy();
  if (!policy) return undefined;
  const url = new URL(address, location.href);
  url.searchParams.set('section_id', section);
  const response = await fetch(url, {signal, headers: {Accept: 'text/html'}});
  if (!response.ok) return undefined;
  const page = document.createElement('template');
  page.innerHTML = policy.createHTML(await response.text());
  return page.content.getElementById(sectionElementId(section)) ?? undefined;
}

/** The id of the element that the platform puts around a section. */
export const sectionElementId = (section: string): string => `shopify-section-${section}`;

/** The section around an element, whose id the platform gives it; `undefined` outside of sections. */
export const sectionAround = (element: Element): string | undefined =>
  element.closest(`.shopify-section[id^="${sectionElementId('')}"]`)?.id.slice(sectionElementId('').length);
