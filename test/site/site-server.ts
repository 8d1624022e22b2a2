import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';

/** A folder of static files on a server, below a path as a forge's project page. */
export interface SiteServer {
  /** The address of the folder, with a slash at its end. */
  readonly address: string;
  /** Ends all connections: the pages are offline then. */
  stop(): Promise<void>;
}

export async function serveSite(folder: string, path = '/some/project/'): Promise<SiteServer> {
  const app = new Hono();
  app.use(`${path}*`, serveStatic({root: folder, rewriteRequestPath: asked => asked.slice(path.length - 1)}));
  const server = await new Promise<Server>(resolve => {
    const started = serve({fetch: app.fetch, port: 0, hostname: '127.0.0.1'}, () =>
      resolve(started as Server),
    );
  });
  const {port} = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${path}`,
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
