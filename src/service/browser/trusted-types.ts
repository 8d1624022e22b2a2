/** Marks texts as safe for a page that requires Trusted Types. */
export interface TrustedPolicy {
  /** Marks markup that the store's own theme has rendered. */
  createHTML(text: string): string;
  /** Marks speculation rules, which are no code. */
  createScript(text: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

const identity: TrustedPolicy = {createHTML: text => text, createScript: text => text};
let policy: TrustedPolicy | false | undefined;

/** Returns the policy `storefront-search`; `undefined` if the page forbids it. Creates it once, because the browser reports a refusal. */
export function trustedPolicy(): TrustedPolicy | undefined {
  policy ??= createPolicy();
  return policy || undefined;
}

function createPolicy(): TrustedPolicy | false {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypes};
  try {
    return trustedTypes?.createPolicy('storefront-search', identity) ?? identity;
  } catch {
    return false;
  }
}
