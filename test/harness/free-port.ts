import {once} from 'node:events';
import {type AddressInfo, createServer} from 'node:net';

/** Asked of the system, so that two runs at once on one machine do not take the same. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}
