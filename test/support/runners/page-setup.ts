import build from './build.ts';
import {shareDemo} from './demo-process.ts';

/** Playwright's global setup: builds `dist/`, and starts the demo store that the workers share. */
export default async function setUp(): Promise<() => Promise<void>> {
  build();
  const demo = await shareDemo();
  return () => demo.stop();
}
