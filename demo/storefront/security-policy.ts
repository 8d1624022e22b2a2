import type {MiddlewareHandler} from 'hono';

/** Sends the store's Content-Security-Policy with every page. */
export const sendSecurityPolicy: MiddlewareHandler = async (context, next) => {
  await next();
  const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html');
  if (isPage) context.header('Content-Security-Policy', POLICY);
};

/** As strict as possible for a store: no inline script, and Trusted Types. */
const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self' 'inline-speculation-rules'",
  'style-src': "'self'",
  // Pictures of an imported catalogue are on other hosts.
  'img-src': "'self' https:",
  'connect-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The inspector brings a second copy of lit.
  'trusted-types': "lit-html storefront-search 'allow-duplicates'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ');
