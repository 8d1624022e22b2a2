import type {Break} from './break.ts';

/** Violations of the rules for every answer. */
export const transportBreaks: readonly Break[] = [
  {
    rule: '§1.1',
    how: 'half of the JSON comes',
    changes: {
      respond: ({url}) =>
        new URL(url).searchParams.get('limit') === '10'
          ? new Response('{"schemaVersion":', {headers: {'content-type': 'application/json'}})
          : undefined,
    },
  },
  {
    rule: '§1.3',
    how: 'the endpoint redirects',
    changes: {
      respond: ({url}) => {
        const {pathname, searchParams, search} = new URL(url);
        const isFirst = pathname.endsWith('/search') && searchParams.has('q') && !searchParams.has('again');
        return isFirst ? Response.redirect(`${url.split('?')[0]}${search}&again=1`) : undefined;
      },
    },
  },
  {
    rule: '§1.4',
    how: 'CORS headers are sent to other origins',
    changes: {
      headersFor: ({headers}): Readonly<Record<string, string>> => {
        const origin = headers.get('origin');
        return origin ? {'access-control-allow-origin': origin} : {};
      },
    },
  },
];
