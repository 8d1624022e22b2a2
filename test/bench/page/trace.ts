/** An event of Chromium's trace. Times are in µs; `tdur` is the thread's own. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {readonly data?: {readonly type?: string}};
}

/**
 * Computes the main-thread cost of the slowest key in ms: the task that handles it, and all work up to the frame that
 * shows it. The browser's own event timing is too coarse: it has steps of 8 ms, starts at 16 ms, and waits for the
 * screen.
 */
export function slowestKey(trace: Buffer): number {
  const {traceEvents}: {traceEvents: readonly TraceEvent[]} = JSON.parse(trace.toString());
  const keys = traceEvents.filter(
    ({name, args}) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  );
  const onMain = ({pid, tid}: TraceEvent) => pid === keys[0]?.pid && tid === keys[0]?.tid;
  const named = (wanted: string) => traceEvents.filter(event => event.name === wanted && onMain(event));
  const [tasks, frames] = [named('RunTask'), named('Commit')];
  const costs = keys.map(key => {
    const shown = Math.min(...frames.map(({ts}) => ts).filter(ts => ts > key.ts));
    const during = tasks.filter(({ts, dur = 0}) => ts + dur > key.ts && ts < shown);
    return during.reduce((sum, {tdur = 0}) => sum + tdur, 0) / 1000;
  });
  return Math.max(...costs);
}
