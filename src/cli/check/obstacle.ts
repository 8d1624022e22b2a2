/** The reason why a store can't be checked, or only in part. */
export interface Obstacle {
  readonly code: ObstacleCode;
  /** One or two sentences for the developer: what happened, and what to do. */
  readonly text: string;
}

export type ObstacleCode =
  | 'no_answer'
  | 'tls'
  | 'password'
  | 'wrong_password'
  | 'login'
  | 'wrong_path'
  | 'no_service'
  | 'plan_required'
  | 'rate_limited'
  | 'unavailable'
  | 'not_ready'
  | 'refused';

/** Thrown when an obstacle ends the check. */
export class ObstacleError extends Error implements Obstacle {
  readonly code: ObstacleCode;

  constructor(code: ObstacleCode, message: string) {
    super(message);
    this.code = code;
  }

  get text(): string {
    return this.message;
  }
}

/** Returns a thrown obstacle. Throws any other error again, because it is a bug. */
export function asObstacle(error: unknown): ObstacleError {
  if (error instanceof ObstacleError) return error;
  throw error;
}
