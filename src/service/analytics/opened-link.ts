import {device} from '../browser/storage.ts';
import type {Analytics, Click} from './analytics.ts';

const LIFE_MS = 60_000;

/**
 * A result's context menu was opened. Whether "open in new tab" is chosen there, only the new tab can tell: it counts
 * the click when it arrives.
 */
export function rememberLink(url: string, click: Click): void {
  device.set('opened', {url, click, at: Date.now()});
}

/** This page was perhaps opened from a result's context menu: then that counts as a click (§6). */
export function countOpenedLink(analytics: Analytics): void {
  const {url, click, at} = (device.get('opened') ?? {}) as {url?: string; click?: Click; at?: number};
  const isFresh = Math.abs(Date.now() - Number(at)) < LIFE_MS;
  if (url === location.href && click && document.referrer && isFresh) analytics.clicked(...click);
  // Where no new tab was chosen, nobody else takes it away, and each page would look.
  if (!isFresh) device.remove('opened');
}
