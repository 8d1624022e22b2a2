import type {ReactiveControllerHost} from 'lit';

/**
 * Calls `start` each time that a host is connected. Its signal is aborted when the host is disconnected, and ends listeners and
 * subscriptions. A function that `start` returns is called after each update until then.
 */
export function whileConnected(
  host: ReactiveControllerHost,
  start: (signal: AbortSignal) => (() => void) | undefined,
): void {
  let connection: AbortController | undefined;
  let update: (() => void) | undefined;
  host.addController({
    hostConnected() {
      connection = new AbortController();
      update = start(connection.signal);
    },
    hostUpdated: () => update?.(),
    hostDisconnected() {
      connection?.abort();
      // The reason of an aborted signal holds the functions that led to it, and so what the theme's code refers to.
      connection = update = undefined;
    },
  });
}
