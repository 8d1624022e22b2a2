import {getRequestListener} from '@hono/node-server';
import type {TestRunnerConfig} from '@web/test-runner';
import {loadStore} from '../../demo/catalogue/load.ts';
import {createService} from '../../demo/service/service.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Far above what tests send, so that only tests of the limits meet them: they set the cookie `demo_state`. */
const CAPS = {visitor: 10_000, shop: 10_000, combined: 10_000};

/** Answers requests below `/apps/` by the demo's search service, so that tests fetch for real on their own origin. */
export async function mountService(): Promise<Middleware> {
  const {store} = await loadStore({});
  const answer = getRequestListener(createService(store, {caps: CAPS}).app.fetch);
  return async (context, next) => {
    if (!context.path.startsWith('/apps/')) return next();
    context.respond = false;
    await answer(context.req, context.res);
  };
}
