import {Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {identifyVisitor} from '../platform.ts';
import {RecentMap} from '../recent-map.ts';
import {type PixelEvent, readEvent} from './event.ts';
import type {Pixel} from './pixel.ts';
import {REFUSALS, type Refusal} from './refusal.ts';

const maxVisitors = 2000;
const maxEvents = 200;
/** The size limit of a browser's beacon. */
const maxSize = 64 * 1024;

/** Serves `/pixel`, which receives events, and lists each visitor's own. */
export function createPixelRoutes(pixel: Pixel): Hono {
  const eventsByVisitor = new RecentMap<readonly PixelEvent[]>(maxVisitors);
  const eventsOf = (visitor: string) => eventsByVisitor.get(visitor) ?? [];
  const refuse = (refusal: Refusal) => answer(pixel.refuse(refusal, Date.now()));
  const limit = bodyLimit({maxSize, onError: () => refuse(REFUSALS.tooLarge)});
  const app = new Hono();
  app.post('/pixel', limit, async context => {
    const event = readEvent(await context.req.text());
    if (!event) return refuse(REFUSALS.noEvent);
    const visitor = identifyVisitor(context);
    eventsByVisitor.set(visitor, [...eventsOf(visitor), event].slice(-maxEvents));
    const refusal = pixel.receive({event, visitor, receivedAt: Date.now()});
    return refusal ? answer(refusal) : context.body(null, 204);
  });
  // Includes refused events, because the inspector shows what is wrong with them.
  app.get('/pixel/events', context => {
    context.header('Cache-Control', 'no-store');
    const events = eventsOf(identifyVisitor(context));
    return context.json(events.map(({name, data, at}) => ({name, data, at})));
  });
  return app;
}

function answer({reason, message}: Refusal): Response {
  return Response.json({error: message, code: reason}, {status: 400});
}
