import {getRequestListener} from '@hono/node-server';
import type {TestRunnerConfig} from '@web/test-runner';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {createService} from '../../../demo/service/service.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Caps that no test reaches, except tests of the limits, which set the cookie `demo_state`. */
const CAPS = {visitor: 10_000, shop: 10_000, combined: 10_000};

/** Answers requests below `/apps/` with the demo's search service, so that tests use real requests to their own origin. */
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
 * Answers other requests of tests without console messages: the store's pictures and pages with an empty body, unknown
 * addresses with an error status.
 */
export const answerNothing: Middleware = async (context, next) => {
  try {
    if (/^\/(cdn|products|pages|blogs|search)\b/.test(context.path)) context.status = 204;
    else await next();
  } catch (error) {
    const {status = 500} = error as {status?: number};
    if (status >= 500) throw error;
    // The runner would list each 404 after its results.
    context.status = status === 404 ? 410 : status;
  }
};
