import {once} from 'node:events';
import {type AddressInfo, createServer} from 'node:net';

/** Returns a free port. The operating system chooses it, so that parallel runs do not collide. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
