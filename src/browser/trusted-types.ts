type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

interface Factory {
  createPolicy(name: string, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule>;
}

/**
 * Creates a Trusted Types policy. If the browser enforces Trusted Types, text that is used as HTML or as a worker URL
 * must come from a policy, and only policies named in `scripts/headers.mjs` may be created. The policy returns an
 * object that is used in place of the string. In other browsers only the rule applies.
 * https://developer.mozilla.org/docs/Web/API/Trusted_Types_API
 * @param rule returns the text, or throws
 */
export function trusted(name: string, kind: Kind, rule: Rule): Rule {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return rule;
  const policy = trustedTypes.createPolicy(name, { [kind]: rule });
  return (text) => policy[kind](text);
}

/**
 * The URL of a worker or service worker of this site.
 * @throws {TypeError} if the URL has another origin or is not a script
 */
export function ownScript(address: string, page: string): string {
  const { origin, pathname } = new URL(address, page);
  // In development a worker is not built.
  if (origin !== new URL(page).origin || !/\.[jt]s$/.test(pathname))
    throw new TypeError(`No script of this site: ${address}`);
  return address;
}

/** Allows the URL of a worker or service worker of this site, and throws on any other. */
export const workerUrl = trusted('assay-worker', 'createScriptURL', (address) => ownScript(address, location.href));
