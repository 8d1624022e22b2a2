import {trustedPolicy} from '../browser/trusted-types.ts';

/**
 * Fetches a section of a page by Section Rendering; `undefined` if the platform refuses, or answers with a login, password or
 * queue page, which comes with status 200 too. Sends no request if the page's policy forbids parsing the answer. Scripts in the
 * section never run, as with `innerHTML`: the parser marks them as already started.
 *
 * @param address the page's address, without the section.
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

/** Returns the id of the section around an element; `undefined` outside of sections. */
export const sectionAround = (element: Element): string | undefined =>
  element.closest(`.shopify-section[id^="${sectionElementId('')}"]`)?.id.slice(sectionElementId('').length);
