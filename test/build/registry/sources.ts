import type {Source} from './apps.ts';

// The pages are those of docs/app.md: a search field, filters and a list.

const FORM =
  '<search-box><form role="search" action="/"><input type="search" name="q" aria-label="Search"></form></search-box>';

const SETTINGS =
  '{"endpoint": "/apps/searchapp/search", "searchUrl": "/", "locale": "en", "currency": "USD"}';

/** The page of an application that Vite builds. */
const page = (script: string, body: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <link rel="icon" href="data:,">
    <title>Shop</title>
    <script type="application/json" data-storefront-search>${SETTINGS}</script>
    <script type="module" src="${script}"></script>
  </head>
  <body>${body}</body>
</html>
`;

/** The addresses that the store's own server answers: the service and the products' pictures. */
const proxies = "{'/apps': process.env.STORE, '/cdn': process.env.STORE}";

/** An application without a framework. */
export const vite: Source = {
  framework: 'vite',
  files: {
    'index.html': page('/main.ts', `${FORM}<main id="shop"></main>`),
    'main.ts': `import {configure} from 'storefront-search-elements';

configure({publish: name => document.documentElement.setAttribute('data-published', name)});

const list = document.createElement('search-results');
list.pageSize = 12;
list.addEventListener('search-results', ({answer}) => list.setAttribute('data-total', String(answer.total)));
document.querySelector('#shop')?.append(document.createElement('facet-panel'), list);
`,
    'vite.config.js': `export default {preview: {proxy: ${proxies}}};\n`,
  },
};

/** An application of React 19. */
export const react: Source = {
  framework: 'vite',
  files: {
    'index.html': page('/main.tsx', '<div id="root"></div>'),
    'main.tsx': `import {useState} from 'react';
import {createRoot} from 'react-dom/client';
import 'storefront-search-elements';
import type {} from 'storefront-search-elements/react';

function Shop() {
  const [total, setTotal] = useState<number>();
  return (
    <>
      <search-box>
        <form role="search" action="/"><input type="search" name="q" aria-label="Search" /></form>
      </search-box>
      <output>{total}</output>
      <facet-panel facets="vendors tags" />
      <search-results page-size={12} onsearch-results={({answer}) => setTotal(answer.total)} />
    </>
  );
}

createRoot(document.querySelector('#root')!).render(<Shop />);
`,
    'vite.config.js': `import react from '@vitejs/plugin-react';

export default {plugins: [react()], preview: {proxy: ${proxies}}};
`,
  },
};

/** A page of Next.js, whose server renders the first results as the fallback. */
export const next: Source = {
  framework: 'next',
  files: {
    'next.config.js': `import {join} from 'node:path';

const root = join(import.meta.dirname, '../..');

export default {
  turbopack: {root},
  outputFileTracingRoot: root,
  rewrites: async () =>
    ['apps', 'cdn'].map(name => ({
      source: \`/\${name}/:path*\`,
      destination: \`\${process.env.STORE}/\${name}/:path*\`,
    })),
};
`,
    'app/layout.jsx': `export default function Layout({children}) {
  return (
    <html lang="en">
      <head>
        <link rel="icon" href="data:," />
        <script
          type="application/json"
          data-storefront-search=""
          dangerouslySetInnerHTML={{__html: ${JSON.stringify(SETTINGS)}}}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
`,
    'app/page.jsx': `import {getStore} from 'storefront-search-elements';
import {Search} from './search.jsx';

export default async function Page({searchParams}) {
  const {q = '*'} = await searchParams;
  const query = new URLSearchParams({contract: 'v1', type: 'search', q, locale: 'en', limit: '4'});
  const answer = await fetch(\`\${process.env.STORE}/apps/searchapp/search?\${query}\`, {cache: 'no-store'});
  const {results} = await answer.json();
  return <Search status={getStore().state.status} items={results.map(({title, url}) => ({title, url}))} />;
}
`,
    'app/search.jsx': `'use client';

import {useEffect, useState} from 'react';

export function Search({status, items}) {
  const [total, setTotal] = useState();
  useEffect(() => void import('storefront-search-elements'), []);
  return (
    <main data-status={status}>
      <search-box>
        <form role="search" action="/"><input type="search" name="q" aria-label="Search" /></form>
      </search-box>
      <output>{total}</output>
      <facet-panel facets="vendors tags" />
      <search-results page-size={12} onsearch-results={({answer}) => setTotal(answer.total)}>
        <ul>{items.map(({title, url}) => <li key={url}><a href={url}>{title}</a></li>)}</ul>
      </search-results>
    </main>
  );
}
`,
  },
};
