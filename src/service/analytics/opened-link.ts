import {device} from '../browser/storage.ts';
import type {Analytics, Click} from './analytics.ts';

const LIFE_MS = 60_000;

interface OpenedLink {
  readonly url: string;
  readonly click: Click;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Stores the link whose context menu was opened. Only the new tab knows whether the shopper chose "Open in new tab": it
 * counts the click when it loads.
 */
export function rememberLink(url: string, click: Click): void {
  device.set('opened', {url, click, at: Date.now()} satisfies OpenedLink);
}

/** Counts the click (§6) if this page was opened from a result's context menu. */
export function countOpenedLink(analytics: Analytics): void {
  const {url, click, at} = (device.get('opened') ?? {}) as Partial<OpenedLink>;
  const isFresh = Math.abs(Date.now() - Number(at)) < LIFE_MS;
  if (url === location.href && click && document.referrer && isFresh) analytics.clicked(...click);
  // If no new tab was opened, nothing else removes the entry, and each page would look it up.
  if (!isFresh) device.remove('opened');
}
