/**
 * Thrown by a test that needs what its engine has not got: it counts neither as passed nor as failed, and why is told.
 * A test finds that out by asking for the feature or by using it, never by the engine's name.
 */
export class Lacking extends Error {
  override readonly name = 'Lacking';
}
