import {once} from 'node:events';
import {createServer} from 'node:net';
import {StartError} from './settings.ts';

/**
 * Checks that a port is free before a long start; another program may still take it later.
 *
 * @throws {StartError} if it is in use.
 */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    throw code === 'EADDRINUSE' ? new StartError(portInUse(port)) : error;
  }
  probe.close();
  await once(probe, 'close');
}

export const portInUse = (port: number): string =>
  `Port ${port} is in use. Set PORT to another port, or to 0 for any free one.`;
