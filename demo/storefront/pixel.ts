import {Hono} from 'hono';
import {identifyVisitor} from './platform.ts';
import {RecentMap} from './recent-map.ts';

/** An event the storefront's pages published. */
export interface PixelEvent {
  readonly name: string;
  readonly data: unknown;
  /** ISO 8601, by the browser's clock. */
  readonly at: string;
}

const maxVisitors = 2000;
const maxEvents = 200;

/** The pixel: keeps what each visitor's pages publish (§6), and tells that visitor. */
export function createPixel(): Hono {
  const eventsByVisitor = new RecentMap<readonly PixelEvent[]>(maxVisitors);
  const eventsOf = (visitor: string) => eventsByVisitor.get(visitor) ?? [];
  const app = new Hono();
  app.post('/pixel', async context => {
    const event = readEvent(await context.req.text());
    if (!event) return context.json({error: 'An event is {"name": …, "data": …, "at": …}.'}, 400);
    const visitor = identifyVisitor(context);
    eventsByVisitor.set(visitor, [...eventsOf(visitor), event].slice(-maxEvents));
    return context.body(null, 204);
  });
  app.get('/pixel/events', context => {
    context.header('Cache-Control', 'no-store');
    return context.json(eventsOf(identifyVisitor(context)));
  });
  return app;
}

function readEvent(text: string): PixelEvent | undefined {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('name' in body)) return undefined;
    const {name} = body;
    if (typeof name !== 'string') return undefined;
    const at = 'at' in body && typeof body.at === 'string' ? body.at : new Date().toISOString();
    return {name, data: 'data' in body ? body.data : null, at};
  } catch {
    return undefined;
  }
}
