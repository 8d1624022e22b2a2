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

/**
 * Answers what tests request besides the service without a line on the console: the store's pictures and pages with
 * nothing, and addresses that no server takes with their status.
 */
export const answerNothing: Middleware = async (context, next) => {
  try {
    if (/^\/(cdn|products|pages|blogs|search)\b/.test(context.path)) context.status = 204;
    else await next();
  } catch (error) {
    const {status = 500} = error as {status?: number};
    if (status >= 500) throw error;
    context.status = status;
  }
};
