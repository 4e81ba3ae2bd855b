type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

interface Factory {
  createPolicy(name: string, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule>;
}

/**
 * Makes a policy of this page. Where the browser enforces Trusted Types, it takes no text for HTML or for the address of a
 * worker unless a policy let it pass, and only policies that `scripts/headers.mjs` names exist. What such a policy gives
 * is an object that goes where the string would go. Elsewhere the rule alone decides.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 * @param rule gives the text back, or throws
 */
export function trusted(name: string, kind: Kind, rule: Rule): Rule {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return rule;
  const policy = trustedTypes.createPolicy(name, { [kind]: rule });
  return (text) => policy[kind](text);
}

/**
 * The address of a worker or service worker of this site.
 * @throws {TypeError} for an address of another origin, or of no script
 */
export function ownScript(address: string, page: string): string {
  const { origin, pathname } = new URL(address, page);
  if (origin !== new URL(page).origin || !pathname.endsWith('.js'))
    throw new TypeError(`No script of this site: ${address}`);
  return address;
}

/** Lets the address of a worker or service worker of this site pass, and throws on any other. */
export const workerUrl = trusted('assay-worker', 'createScriptURL', (address) => ownScript(address, location.href));
