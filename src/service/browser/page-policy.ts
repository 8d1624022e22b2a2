/** The directives of a Content-Security-Policy, with their sources. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** The Trusted Types policy that wraps speculation rules; a page that restricts such policies has to list it. */
export const TRUSTED_TYPES_POLICY = 'storefront-search';

/** What the page's policies allow of what fetches pages ahead. */
export interface Permissions {
  readonly rules: boolean;
  /** Whether scripts have to be Trusted Types. */
  readonly needsTrustedTypes: boolean;
  /** Whether `<link rel=prefetch>` may load a page of the store. */
  readonly links: boolean;
}

const NOTHING: Permissions = {rules: false, needsTrustedTypes: false, links: false};
let permissions: Promise<Permissions> | undefined;

/**
 * Reads the page's policies once: no script can ask the browser whether an element would violate them, and a violation is reported.
 * They are in the page's headers, which the browser has cached as a rule, and in its `<meta>` elements.
 */
export function readPermissions(): Promise<Permissions> {
  permissions ??= load().catch(() => NOTHING);
  return permissions;
}

async function load(): Promise<Permissions> {
  const {headers, ok} = await fetch(location.href, {method: 'HEAD', cache: 'force-cache'});
  if (!ok) return NOTHING;
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]');
  return permissionsOf([
    headers.get('content-security-policy') ?? '',
    headers.get('content-security-policy-report-only') ?? '',
    ...Array.from(metas, ({content}) => content),
  ]);
}

/** @param texts the values of headers and elements; each may hold several policies. */
export function permissionsOf(texts: readonly string[]): Permissions {
  const policies = texts.flatMap(text => text.split(',')).map(readPolicy);
  return {
    rules: policies.every(allowsRules),
    needsTrustedTypes: policies.some(needsTrustedTypes),
    links: policies.every(allowsLinks),
  };
}

/** Of a directive that is repeated, the first counts. */
function readPolicy(text: string): Policy {
  const directives = text.split(';').map(each => each.trim().split(/\s+/));
  return new Map(directives.reverse().map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const sourcesOf = (policy: Policy, ...names: readonly string[]) =>
  names.map(name => policy.get(name)).find(sources => sources !== undefined);

function allowsRules(policy: Policy): boolean {
  const sources = sourcesOf(policy, 'script-src-elem', 'script-src', 'default-src');
  // Beside a nonce, a hash or 'strict-dynamic', Chromium allows none of the two.
  const isInline = (list: readonly string[]) =>
    list.some(source => source === "'inline-speculation-rules'" || source === "'unsafe-inline'") &&
    !list.some(source => /^'(nonce|sha\d+)-|^'strict-dynamic'/.test(source));
  const names = policy.get('trusted-types');
  const isTrusted =
    !needsTrustedTypes(policy) || !names || names.includes('*') || names.includes(TRUSTED_TYPES_POLICY);
  return (!sources || isInline(sources)) && isTrusted;
}

const needsTrustedTypes = (policy: Policy): boolean =>
  policy.get('require-trusted-types-for')?.includes("'script'") ?? false;

function allowsLinks(policy: Policy): boolean {
  const sources = sourcesOf(policy, 'prefetch-src', 'default-src');
  return !sources || sources.some(source => source === "'self'" || source === '*');
}
