import { figureOf, rowOf } from '../../e2e/models/parts';
import { type CDPSession, expect, type Page } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';

/**
 * How the stubbed request ends: with a passkey and its verification flag, with an unreadable answer, or with an error.
 */
type Answer = 'verified' | 'unverified' | 'unreadable' | 'error';

interface PasskeyStubs {
  /** Pending calls: checks, and requests that were not canceled. */
  readonly open: { checks: number; requests: number };
  check(available: boolean | null): void;
  answer(how: Answer, errorName?: string): void;
}
declare global {
  interface Window {
    passkeyStubs: PasskeyStubs;
  }
}

interface Virtual {
  readonly isUserVerified?: boolean;
  readonly automaticPresenceSimulation?: boolean;
}

/** Page object of the fingerprint test. */
export class FingerprintPage {
  #cdp: CDPSession | null = null;

  constructor(readonly page: Page) {}

  get plate() {
    return this.page.getByRole('region', { name: 'Fingerprint', exact: true });
  }
  get state() {
    return this.plate.getByRole('status');
  }
  get start() {
    return this.page.getByRole('button', { name: 'Start Test' });
  }
  get reset() {
    return this.page.getByRole('button', { name: /^(Reset Test|Check Again)$/ });
  }
  get question() {
    return this.page.getByRole('group', { name: 'What did you use?' });
  }
  get resultHeading() {
    return this.page.getByRole('heading', { level: 1, name: 'Fingerprint test results' });
  }
  get badge() {
    return this.page.getByRole('img', { name: /^Result:/ });
  }
  factor(name: string) {
    return this.question.getByRole('radio', { name, exact: true });
  }
  fact(label: string) {
    return figureOf(this.plate, label);
  }
  row(name: string) {
    return rowOf(this.page, name);
  }
  message(text: string) {
    return this.page.getByRole('main').getByText(text, { exact: true });
  }

  async open() {
    await this.page.goto('/fingerprint-test');
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
    await this.page.addInitScript(() => {
      const deferred = <T>() => {
        const way = {} as { resolve: (value: T) => void; reject: (error: Error) => void };
        const promise = new Promise<T>((resolve, reject) => Object.assign(way, { resolve, reject }));
        return { promise, ...way };
      };
      let check = deferred<boolean>();
      let request = deferred<Credential>();
      const open = { checks: 0, requests: 0 };
      PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = () => {
        open.checks += 1;
        check = deferred();
        return check.promise;
      };
      CredentialsContainer.prototype.create = (options) => {
        open.requests += 1;
        request = deferred();
        options?.signal?.addEventListener('abort', () => {
          open.requests -= 1;
        });
        return request.promise;
      };
      const response = (how: Answer) => {
        const data = new Uint8Array(how === 'unreadable' ? 8 : 37);
        if (how === 'verified') data[32] = 0x05;
        return Object.create(AuthenticatorAttestationResponse.prototype, {
          getAuthenticatorData: { value: () => data.buffer },
          getTransports: { value: () => ['internal'] },
        });
      };
      window.passkeyStubs = {
        open,
        check(available) {
          open.checks -= 1;
          if (available === null) check.reject(new Error('no answer'));
          else check.resolve(available);
        },
        answer(how, errorName) {
          open.requests -= 1;
          if (how === 'error') request.reject(new DOMException('', errorName));
          else {
            const made = { id: { value: 'AQID' }, response: { value: response(how) } };
            request.resolve(Object.create(PublicKeyCredential.prototype, made));
          }
        },
      };
    });
    await this.page.clock.install({ time: new Date('2026-03-05T10:00:00Z') });
    await this.page.goto('/fingerprint-test');
    await this.expectOpen({ checks: 1, requests: 0 });
    // Otherwise the machine's delays would pass while the test runs its assertions.
    await stopClock(this.page);
  }

  /** Compares the number of pending calls. */
  async expectOpen(expected: PasskeyStubs['open']) {
    await expect.poll(() => this.page.evaluate(() => window.passkeyStubs.open)).toEqual(expected);
  }
  async check(available: boolean | null) {
    await this.expectOpen({ checks: 1, requests: 0 });
    await this.page.evaluate((value) => window.passkeyStubs.check(value), available);
  }
  async answer(how: Answer, errorName?: string) {
    await this.expectOpen({ checks: 0, requests: 1 });
    await this.page.evaluate(([one, name]) => window.passkeyStubs.answer(one as Answer, name), [how, errorName]);
  }
}
