/** An event of Chromium's trace; times are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: {readonly url?: string; readonly functionName?: string};
  };
}

/** The work of a page's main thread from the navigation on; times are in milliseconds. */
export interface Profile {
  /** The time by kind of work, each without the kinds within it. */
  readonly kinds: ReadonlyMap<string, number>;
  /** The tasks of more than 50 ms. */
  readonly tasks: readonly LongTask[];
  /** The end of the last task. */
  readonly end: number;
}

interface LongTask {
  /** Since the navigation. */
  readonly start: number;
  readonly duration: number;
  readonly parts: readonly string[];
}

/** The kinds of work, by the names of their events. */
const kindOf = new Map(
  Object.entries({
    'evaluating scripts': ['EvaluateScript', 'v8.compile', 'v8.compileModule', 'v8.evaluateModule'],
    'running scripts': [
      ...['FunctionCall', 'RunMicrotasks', 'TimerFire', 'FireAnimationFrame', 'EventDispatch'],
      ...['v8.callFunction', 'v8.callAsConstructor', 'v8.newInstance'],
    ],
    'garbage collection': ['MajorGC', 'MinorGC'],
    style: ['UpdateLayoutTree', 'ParseAuthorStyleSheet'],
    layout: ['Layout', 'IntersectionObserverController::computeIntersections'],
    paint: ['PrePaint', 'Paint', 'Layerize', 'Commit', 'UpdateLayer'],
    'reading the document': ['ParseHTML'],
  }).flatMap(([kind, names]) => names.map(name => [name, kind] as const)),
);
export const KINDS = [...new Set(kindOf.values()), 'other'];

const LONG_MS = 50;
/** A smaller part of a long task is not listed, in milliseconds. */
const PART_MS = 15;

/** Reads a trace that begins with a navigation and ends with the first results. */
export function readProfile(trace: Buffer): Profile {
  const {traceEvents}: {traceEvents: readonly TraceEvent[]} = JSON.parse(trace.toString());
  const main = mainThread(traceEvents);
  const start = Math.min(...main.filter(({name}) => name === 'ResourceSendRequest').map(({ts}) => ts));
  const nodes = nest(main.filter(({ph, ts}) => ph === 'X' && ts >= start));
  const tasks = nodes.filter(({event}) => event.name === 'RunTask');
  const sums = sumKinds(tasks);
  const all = [...sums.values()].reduce((sum, ms) => sum + ms, 0);
  return {
    kinds: new Map([...sums, ['in all', all]]),
    tasks: tasks.filter(({event}) => ms(event) > LONG_MS).map(task => describe(task, start)),
    end: Math.max(...tasks.map(({event}) => event.ts - start)) / 1000,
  };
}

/** The events of the renderer's main thread that has worked most. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const named = events.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = named.map(({pid, tid}) => events.filter(event => event.pid === pid && event.tid === tid));
  const work = (thread: readonly TraceEvent[]) => thread.reduce((sum, {dur = 0}) => sum + dur, 0);
  return threads.reduce((most, thread) => (work(thread) > work(most) ? thread : most), []);
}

/** An event, and the events within it. */
interface Node {
  readonly event: TraceEvent;
  readonly children: Node[];
}

function nest(events: readonly TraceEvent[]): readonly Node[] {
  const roots: Node[] = [];
  const open: Node[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const endsBefore = ({ts, dur = 0}: TraceEvent) => ts + dur <= event.ts;
    while (open.length > 0 && endsBefore(open[open.length - 1]?.event as TraceEvent)) open.pop();
    const node = {event, children: []};
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** Adds up each kind's own time. An event without a kind belongs to the kind around it. */
function sumKinds(
  nodes: readonly Node[],
  around = 'other',
  sums = new Map<string, number>(),
): Map<string, number> {
  for (const {event, children} of nodes) {
    const kind = kindOf.get(event.name) ?? around;
    const own = ms(event) - children.reduce((sum, child) => sum + ms(child.event), 0);
    sums.set(kind, (sums.get(kind) ?? 0) + own);
    sumKinds(children, kind, sums);
  }
  return sums;
}

function describe({event, children}: Node, start: number): LongTask {
  const parts = new Map<string, number>();
  collectParts(children, '', parts);
  const largest = [...parts].filter(([, each]) => each > PART_MS).sort(([, a], [, b]) => b - a);
  return {
    start: (event.ts - start) / 1000,
    duration: ms(event),
    parts: largest.slice(0, 4).map(([name, each]) => `${name} ${Math.round(each)}`),
  };
}

/** Adds up the own time of scripts by their files, and of all else by its kind. */
function collectParts(nodes: readonly Node[], around: string, parts: Map<string, number>): void {
  for (const {event, children} of nodes) {
    const name = fileOf(event) ?? nameOf(event, around);
    const own = ms(event) - children.reduce((sum, child) => sum + ms(child.event), 0);
    parts.set(name, (parts.get(name) ?? 0) + own);
    collectParts(children, name, parts);
  }
}

/** The file of a script without its hash, as code in Markdown: `results-page` for `…/results-page-2YBUV42S.js`. */
function fileOf({args}: TraceEvent): string | undefined {
  const [, name] = /([\w-]+?)(?:-[A-Z0-9]{8})?\.js/.exec(args?.data?.url ?? '') ?? [];
  return name && `\`${name}\``;
}

/** A script that Chromium names no file of, such as a microtask, belongs to the file around it. */
function nameOf({name}: TraceEvent, around: string): string {
  const kind = kindOf.get(name);
  if (!kind) return around || 'other';
  return around && kind.includes('scripts') ? around : kind;
}

const ms = ({dur = 0}: TraceEvent): number => dur / 1000;
