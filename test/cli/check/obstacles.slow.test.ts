import assert from 'node:assert/strict';
import {createServer} from 'node:http';
import {test} from 'node:test';
import {exitCodeOf, type Report} from '../../../src/cli/check/report.ts';
import {freePort} from '../../support/runners/free-port.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';
import {check, findingsOf, rulesWith} from './support/check.ts';
import {type Changes, DemoStores} from './support/live-store.ts';

const stores = new DemoStores(smallStore);

async function checkStore(changes: Changes, options: Parameters<typeof check>[1] = {}): Promise<Report> {
  const {origin} = await stores.open(changes);
  return check(origin, options);
}

/** Asserts that a check was stopped, and that nothing was found against the store. */
function assertStopped(report: Report, code: string, text: RegExp): void {
  assert.equal(report.obstacle?.code, code);
  assert.match(report.obstacle.text, text);
  assert.deepEqual(findingsOf(report), []);
  assert.equal(exitCodeOf(report), 2);
}

/** The store's password page, which sets a cookie after the right password. */
const locked: Changes = {
  respond: async request => {
    const {pathname} = new URL(request.url);
    if (/storefront_digest=open/.test(request.headers.get('cookie') ?? '')) return undefined;
    if (pathname !== '/password') return new Response(null, {status: 302, headers: {location: '/password'}});
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
    if (form?.get('password') === 'letmein' && form.get('form_type') === 'storefront_password') {
      const headers = {location: '/', 'set-cookie': 'storefront_digest=open; path=/; HttpOnly'};
      return new Response(null, {status: 302, headers});
    }
    return page('<title>Opening soon</title><form action="/password" method="post"></form>');
  },
};

function page(html: string, status = 200): Response {
  return new Response(html, {status, headers: {'content-type': 'text/html; charset=utf-8'}});
}

/** Serves the search at another path. */
function serviceAt(path: string): Changes {
  return {
    respond: async request => {
      const url = new URL(request.url);
      if (url.pathname === '/apps/searchapp/search') return page('<title>404 Not Found</title>', 404);
      if (url.pathname !== path) return undefined;
      const {origin} = await stores.open();
      return fetch(new URL(`/apps/searchapp/search${url.search}`, origin));
    },
  };
}

test('asks for the password of a store behind its password page', async () => {
  const report = await checkStore(locked);
  assertStopped(report, 'password', /protected by a password: give it with --password/);
  assert.equal(report.requests, 0);
});

test('opens a store with its password', async () => {
  const report = await checkStore(locked, {password: 'letmein'});
  assert.deepEqual(findingsOf(report), []);
  assert.equal(report.obstacle, null);
  assert.ok(rulesWith('kept', report).includes('§2.1 results'));
});

test('reports a wrong password', async () => {
  assertStopped(await checkStore(locked, {password: 'open'}), 'wrong_password', /rejected this password/);
});

test('§4.1 prefix: names the usual path at which the service answers', async () => {
  const report = await checkStore(serviceAt('/a/search/search'));
  assert.equal(report.obstacle?.code, 'wrong_path');
  assert.match(
    report.obstacle.text,
    /^\/apps\/searchapp\/search answers 404 with the theme's page “404 Not Found”\. The service answers at \/a\/search\/search: set "endpoint" to this path/,
  );
  assert.deepEqual(findingsOf(report), [
    'endpoint: "endpoint" is /apps/searchapp/search, but the service answers at /a/search/search',
    'endpoint: "endpoint" is /apps/searchapp/search, but the service answers at /a/search/search',
  ]);
});

test('§4.1 prefix: checks the service at the path of --path', async () => {
  const report = await checkStore(serviceAt('/a/find/search'), {path: '/a/find/search'});
  assert.deepEqual([report.obstacle, report.path], [null, '/a/find/search']);
  assert.deepEqual(rulesWith('broken', report), ['endpoint']);
});

test('reports that no path leads to the service', async () => {
  const report = await checkStore({}, {path: '/apps/nothing/here'});
  assert.equal(report.obstacle?.code, 'wrong_path');
  const gone = await checkStore(serviceAt('/hidden'));
  assertStopped(
    gone,
    'no_service',
    /the service does not answer at the usual paths either\. Make sure that the app is installed\./,
  );
  assert.ok(gone.requests <= 5);
});

test('reports that the service leads to a login', async () => {
  const respond: Changes['respond'] = ({url}) => {
    const {pathname} = new URL(url);
    if (pathname === '/apps/searchapp/search') return Response.redirect(new URL('/account/login', url), 302);
    return pathname === '/account/login' ? page('<title>Log in</title>') : undefined;
  };
  assertStopped(
    await checkStore({respond}),
    'login',
    /redirects to a login page, http.*\/account\/login: the store is not public/,
  );
});

test('reports that the app behind the proxy does not answer', async () => {
  const respond: Changes['respond'] = ({url}) =>
    new URL(url).pathname.startsWith('/apps/') ? page('<title>There was an error</title>', 502) : undefined;
  assertStopped(
    await checkStore({respond}),
    'unavailable',
    /answers 502 with an HTML page, “There was an error”: the app/,
  );
});

test('names the code with which a search is refused', async () => {
  const respond: Changes['respond'] = ({url}) =>
    new URL(url).pathname.startsWith('/apps/')
      ? Response.json({error: 'A key is missing', code: 'key_required'}, {status: 401})
      : undefined;
  const report = await checkStore({respond});
  assert.equal(report.obstacle?.code, 'refused');
  assert.match(report.obstacle.text, /refuses q=\*&limit=100 with 401 key_required: “A key is missing”/);
  assert.deepEqual(rulesWith('broken', report), ['§5.1', '§7 body']);
});

test('browses 50 products if a limit of 100 is refused', async () => {
  const respond: Changes['respond'] = ({url}) =>
    new URL(url).searchParams.get('limit') === '100'
      ? Response.json({error: 'limit is 50 at most', code: 'invalid_limit'}, {status: 400})
      : undefined;
  const report = await checkStore({respond});
  assert.deepEqual([findingsOf(report), report.obstacle], [[], null]);
});

test('reports that nothing answers', async () => {
  const origin = `http://localhost:${await freePort()}`;
  assertStopped(await check(origin), 'no_answer', /^Nothing answers at localhost:\d+\. Check the address/);
  assertStopped(await check('https://no-store.invalid'), 'no_answer', /no-store\.invalid/);
});

test('reports that redirects never end', async () => {
  const respond: Changes['respond'] = ({url}) => Response.redirect(url, 302);
  assertStopped(await checkStore({respond}), 'no_answer', /redirects more than 10 times/);
});

test('reports a redirect that no browser would follow', async () => {
  for (const location of [
    'http://',
    'https://[',
    'mailto:a@shop.example',
    'data:text/html,x',
    'http://localhost:1/',
  ]) {
    const respond: Changes['respond'] = () => new Response(null, {status: 302, headers: {location}});
    assertStopped(await checkStore({respond}), 'no_answer', /redirects to|can't be reached/);
  }
});

test('follows a redirect whose address names a user, as browsers do', async () => {
  const respond: Changes['respond'] = ({url}) => {
    const to = new URL('/en', url);
    to.username = 'visitor';
    return new URL(url).pathname === '/' ? Response.redirect(to, 302) : undefined;
  };
  assert.equal((await checkStore({respond})).obstacle, null);
});

test('reports that there is no secure connection', async () => {
  const server = createServer().listen(0);
  const {port} = server.address() as {port: number};
  assertStopped(
    await check(`https://localhost:${port}`),
    'tls',
    /localhost:\d+ can't be trusted: it answers over http, without encryption/,
  );
  server.close();
});
