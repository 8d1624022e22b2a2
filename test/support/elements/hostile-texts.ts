/**
 * Loads texts that a careless page would turn into elements, scripts or links: the big list of naughty strings, once as it is and once
 * with escapes such as `\x3C` decoded, and newer texts.
 */
export async function loadHostileTexts(): Promise<string[]> {
  const listed = await fetch('/node_modules/big-list-of-naughty-strings/blns.json');
  const strings: string[] = await listed.json();
  const meant = strings.map(text =>
    text.replace(/\\x([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  );
  return [...new Set([...strings, ...meant, ...listHostileAddresses(), ...MARKUP])].filter(Boolean);
}

/** Addresses that a careless page would follow: each scheme in each disguise. */
export function listHostileAddresses(): string[] {
  return SCHEMES.flatMap(address => DISGUISES.map(disguise => disguise(address)));
}

/** JSON that would add a property to every object of a careless page. */
export const pollutions: readonly string[] = [
  '{"__proto__": {"polluted": true}}',
  '{"constructor": {"prototype": {"polluted": true}}}',
  '{"toString": {"__proto__": {"polluted": true}}}',
  '[{"__proto__": {"polluted": true}}]',
];

const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<template><script>alert(1)</script></template>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<search-results onclick=alert(1)></search-results>',
  '</a><a href="javascript:alert(1)">',
  '</template><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '" onfocus="alert(1)" autofocus="',
  "' onmouseover='alert(1)",
  '$\u007balert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '{{ "<script>alert(1)</script>" | raw }}',
  'x" style="position:fixed;inset:0;background:url(javascript:alert(1))',
  '<?lit$1?><!--?lit$2$-->$\u007b0}',
  '\u202Etpircsavaj\u202C',
  '__proto__',
  'constructor',
  'hasOwnProperty',
];

const SCHEMES = [
  'javascript:alert(1)',
  'vbscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:null/alert',
  'file:///etc/passwd',
  'filesystem:http://localhost/x',
  'view-source:javascript:alert(1)',
  'about:blank',
  'intent://alert#Intent;scheme=javascript;end',
];

const DISGUISES: readonly ((address: string) => string)[] = [
  address => address,
  address => address.toUpperCase(),
  address => address.replace(/[a-z]/g, (letter, place) => (place % 2 ? letter.toUpperCase() : letter)),
  address => `\t${address}`,
  address => `\n\r ${address}`,
  address => `\u0000\u0001\u001f${address}`,
  address => `\u00a0\u3000${address}`,
  address => address.replace(/^(..)/, '$1\t\n'),
  address => address.replace(':', '\t:'),
  address => address.replace(':', '&colon;'),
  address => address.replace(/[a-z]/, letter => `&#${letter.charCodeAt(0)};`),
  address => address.replace(':', '%3A'),
  address => address.replace(':', '\uff1a'),
  address => `//${address}`,
  address => `/\\${address}`,
];
