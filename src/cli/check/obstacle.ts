/** Why a store can't be checked, or only in part. */
export interface Obstacle {
  readonly code: ObstacleCode;
  /** A sentence or two for a person: what came, and what to do. */
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

/** An obstacle on the way. */
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

/** Returns an obstacle that was thrown; any other error is a bug, and is thrown on. */
export function asObstacle(error: unknown): ObstacleError {
  if (error instanceof ObstacleError) return error;
  throw error;
}
