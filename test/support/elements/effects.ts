import type {LitElement} from 'lit';
import {ELEMENT_EVENTS} from '../../../src/inspector/watch/signal-watch.ts';
import type {FreshPage} from '../page/fresh-page.ts';

const EVENTS = [...ELEMENT_EVENTS, 'input', 'submit', 'focusin', 'focusout'];

/** Returns the effects on a page while an element renders twice in a row, when nothing is left to draw. */
export async function effectsOf(page: FreshPage, element: LitElement): Promise<string[]> {
  await settled(element);
  return effectsNow(page, element);
}

/** Returns the effects on a page while an element renders twice in a row: changes to the DOM, requests, events. */
export async function effectsNow(page: FreshPage, element: LitElement): Promise<string[]> {
  const effects: string[] = [];
  const [requests, published] = [page.searches.length, page.published.length];
  const observer = new MutationObserver(records => effects.push(...records.map(describe)));
  const options = {subtree: true, childList: true, attributes: true, characterData: true};
  observer.observe(document, options);
  if (element.shadowRoot) observer.observe(element.shadowRoot, options);
  const onEvent = ({type}: Event) => void effects.push(type);
  for (const type of EVENTS) addEventListener(type, onEvent, true);
  for (const _ of ['once', 'twice']) {
    element.requestUpdate();
    await element.updateComplete;
  }
  effects.push(...observer.takeRecords().map(describe));
  observer.disconnect();
  for (const type of EVENTS) removeEventListener(type, onEvent, true);
  if (page.searches.length > requests) effects.push('a request');
  if (page.published.length > published) effects.push('an analytics event');
  return effects;
}

/** Resolves when the code that an element loads after its first paint is there, and its texts and cards have been drawn. */
async function settled(element: LitElement): Promise<void> {
  for (let frames = 0; frames < 10; frames++) {
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
  }
}

function describe({type, target, attributeName, addedNodes, removedNodes}: MutationRecord): string {
  const name = target instanceof Element ? target.outerHTML.slice(0, 80) : target.nodeName;
  return `${type} ${attributeName ?? ''} +${addedNodes.length} −${removedNodes.length} of ${name}`;
}
