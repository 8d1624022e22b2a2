import {expect as expectSoon} from 'playwright/test';

/** Playwright's own, but patient: on a busy machine a page that loads and searches takes longer than its 5 s. */
export const expect = expectSoon.configure({timeout: 10_000});
