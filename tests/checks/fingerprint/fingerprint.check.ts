import { figureOf } from '../../e2e/models/parts';
import { type CDPSession, expect } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { noted } from '../../kit/check';
import { answer, holdCalls, refuse } from '../../kit/held-calls';
import { TestPage } from '../../kit/test-page';

/** What the stubbed request gives: a passkey with its verification flag, or an unreadable answer. */
type Answer = 'verified' | 'unverified' | 'unreadable';
/** Pending calls: checks, and requests that were not canceled. */
type Open = Record<'checks' | 'requests', number>;
declare global {
  interface Window {
    openCalls: Open;
  }
}

interface Virtual {
  readonly isUserVerified?: boolean;
  readonly automaticPresenceSimulation?: boolean;
}

/** Page object of the fingerprint test. */
export class FingerprintPage extends TestPage {
  readonly path = '/fingerprint-test';
  #cdp: CDPSession | null = null;
  readonly plate = this.page.getByRole('region', { name: 'Fingerprint', exact: true });
  readonly state = this.plate.getByRole('status');
  readonly question = this.page.getByRole('group', { name: 'What did you use?' });

  factor(name: string) {
    return this.question.getByRole('radio', { name, exact: true });
  }
  fact(label: string) {
    return figureOf(this.plate, label);
  }
  message(text: string) {
    return this.main.getByText(text, { exact: true });
  }

  override async open() {
    await super.open();
    await expect(this.state).not.toContainText('Checking');
  }

  /** Opens the page in Chromium with a virtual platform authenticator. */
  async openWith(authenticator: Virtual) {
    const added = await this.addReader(authenticator);
    await this.open();
    return added;
  }

  /** Gives the browser a virtual platform authenticator. Without one, the page finds none. */
  async addReader(authenticator: Virtual = {}) {
    this.#cdp = await this.page.context().newCDPSession(this.page);
    await this.#cdp.send('WebAuthn.enable');
    return { cdp: this.#cdp, id: await this.add(authenticator) };
  }

  async add(authenticator: Virtual) {
    if (!this.#cdp) throw new Error('WebAuthn is not enabled');
    const { authenticatorId } = await this.#cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        ...authenticator,
      },
    });
    return authenticatorId;
  }

  /** Opens the page with the browser's calls and time under the test's control. */
  async openWithStubs() {
    await holdCalls(this.page);
    await this.page.addInitScript(() => {
      const open = { checks: 0, requests: 0 };
      window.openCalls = open;
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => {
        open.checks += 1;
        return window.held<boolean>('check').finally(() => (open.checks -= 1));
      };
      CredentialsContainer.prototype.create = async (options) => {
        open.requests += 1;
        options?.signal?.addEventListener('abort', () => (open.requests -= 1));
        const how = await window.held<Answer>('request').finally(() => (open.requests -= 1));
        const data = new Uint8Array(how === 'unreadable' ? 8 : 37);
        if (how === 'verified') data[32] = 0x05;
        const response = Object.create(AuthenticatorAttestationResponse.prototype, {
          getAuthenticatorData: { value: () => data.buffer },
          getTransports: { value: () => ['internal'] },
        });
        return Object.create(PublicKeyCredential.prototype, { id: { value: 'AQID' }, response: { value: response } });
      };
    });
    await this.page.goto(this.path);
    await this.expectOpen({ checks: 1, requests: 0 });
    // Otherwise the machine's delays would pass while the test runs its assertions.
    await stopClock(this.page);
  }

  /** Compares the number of pending calls. */
  async expectOpen(expected: Open) {
    await expect.poll(() => this.page.evaluate(() => window.openCalls)).toEqual(expected);
  }
  async check(available: boolean | null) {
    await this.expectOpen({ checks: 1, requests: 0 });
    await (available === null ? refuse(this.page, 'check') : answer(this.page, 'check', available));
  }
  async answer(how: Answer) {
    await this.expectOpen({ checks: 0, requests: 1 });
    await answer(this.page, 'request', how);
  }
  async refuse(error: string) {
    await this.expectOpen({ checks: 0, requests: 1 });
    await refuse(this.page, 'request', error);
  }
}

export default noted(
  'untried',
  'Without a reader of fingerprints the test says that it is not available, and ends there.',
  (person) => person.read('Fingerprint authentication is not available'),
);
