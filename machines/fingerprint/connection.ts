/** What the page knows without asking the person. */
export interface Connection {
  /** HTTPS or localhost. */
  readonly secure: boolean;
  readonly webauthn: boolean;
}

/** Whether a page at this address may ask for passkeys. `protocol` ends with a colon. */
export function isSecure(protocol: string, hostname: string): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}
