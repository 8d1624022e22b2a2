import type {SearchResponse} from '../../core/contract/schema.ts';
import {ObstacleError} from './obstacle.ts';
import type {Exchange} from './service.ts';

/**
 * Explains why the service gives no results.
 *
 * @throws {ObstacleError} unless the status is 200.
 */
export function refuseFailure({name, answer: {status}, check: {body}}: Exchange): void {
  if (status === 200) return;
  const {code, error} = (body ?? {}) as {code?: unknown; error?: unknown};
  if (code === 'plan_required') {
    const text =
      'The shop’s plan is too low: the service answers 403 plan_required. contract=v1 needs Pro or above (§1.6).';
    throw new ObstacleError('plan_required', text);
  }
  if (status === 503) {
    const text =
      'The service is down: it answers 503 (§7). Shoppers see the theme’s own results. Try again later.';
    throw new ObstacleError('unavailable', text);
  }
  throw new ObstacleError(
    'refused',
    `The service refuses ${name}: ${status} ${code ?? ''} “${error ?? ''}”.`,
  );
}

/** Creates the obstacle of a degraded service, which shows few rules. */
export function notReady({degraded_reason: reason}: SearchResponse): ObstacleError {
  const text = `The index is not ready (degraded: ${reason}), so most rules can’t be seen. Try again after the first sync.`;
  return new ObstacleError('not_ready', text);
}
