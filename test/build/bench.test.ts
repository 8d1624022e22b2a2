import assert from 'node:assert/strict';
import {once} from 'node:events';
import {connect} from 'node:http2';
import {text} from 'node:stream/consumers';
import {test} from 'node:test';
import {contestants} from '../bench/page/contestants.ts';
import {startServer} from '../bench/page/server.ts';

test('the bench serves the page of each contestant, with the preloads that a theme renders in ours', async () => {
  const server = await startServer(contestants, new Map());
  const client = connect(server.origin, {rejectUnauthorized: false});
  try {
    for (const {name, liquid} of contestants) {
      const response = client.request({':path': `/${name}`});
      const [{':status': status}] = await once(response, 'response');
      assert.equal(status, 200, name);
      const preloads = (await text(response)).match(/<link[^>]* rel="modulepreload"/g) ?? [];
      // The page of the box alone names its script itself.
      assert.equal(preloads.length > 1, liquid !== undefined, name);
    }
  } finally {
    client.close();
    await once(client, 'close');
    server.stop();
  }
});
