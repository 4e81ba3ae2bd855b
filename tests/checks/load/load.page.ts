import { rowOf } from '../../e2e/models/parts';
import { expect, type Page } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';

/** Stubs in place of the workers, the battery and the view of the page. */
interface LoadStubs {
  /** How many workers run. */
  running(): number;
  /** From now on each worker reports this share of its usual work, once a second of the page's clock. */
  share: number;
  /** The next report of a memory worker has one changed word. */
  flip: boolean;
  /** The script of the workers does not load. */
  fail(): void;
  /** Answers the page's question for the battery. Null: the browser refuses. */
  battery(level: number | null): void;
  /** Answers the page's last question for the microphone, which then hears −60 dBFS. */
  microphone(isAllowed: boolean): void;
  /** How many microphones are open. */
  listening(): number;
  show(isVisible: boolean): void;
}
declare global {
  interface Window {
    loadStubs: LoadStubs;
  }
}

/** Page object of the load test. */
export class LoadPage {
  constructor(readonly page: Page) {}

  button(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** Why the test does not start. */
  get refusal() {
    return this.page.getByRole('main').getByRole('alert');
  }
  get left() {
    return this.page.getByTestId('left');
  }
  row(name: string) {
    return rowOf(this.page, name);
  }
  get fan() {
    return this.page.getByRole('checkbox', { name: 'Listen to the fan' });
  }
  listening = () => this.page.evaluate(() => window.loadStubs.listening());
  running = () => this.page.evaluate(() => window.loadStubs.running());
  stub<Name extends 'battery' | 'show' | 'microphone'>(name: Name, value: Parameters<LoadStubs[Name]>[0]) {
    return this.page.evaluate(([of, given]) => (window.loadStubs[of] as (of: unknown) => void)(given), [
      name,
      value,
    ] as const);
  }
  share = (share: number) => this.page.evaluate((now) => Object.assign(window.loadStubs, { share: now }), share);

  /** Opens the page with its workers, its battery and its time under the test's control. */
  async openWithStubs() {
    await this.page.addInitScript(() => {
      const workers = new Set<{ onerror?: (event: Event) => void; end(): void }>();
      let answer: ((level: number | null) => void) | null = null;
      let visibility = 'visible';
      class FakeWorker {
        onmessage?: (event: { data: unknown }) => void;
        onerror?: (event: Event) => void;
        timer = 0;
        constructor() {
          workers.add(this as never);
        }
        postMessage({ part }: { part: string }) {
          const usual = part === 'cores' ? 3000 : part === 'memory' ? 64 : 65_536;
          let [done, spent] = [0, 0];
          this.timer = window.setInterval(() => {
            done += Math.round(usual * window.loadStubs.share);
            spent += 1000;
            const isFlipped = window.loadStubs.flip && part === 'memory';
            if (isFlipped) window.loadStubs.flip = false;
            const wrong = isFlipped
              ? { count: 1, first: { index: 77, bits: 1024 }, unit: 2 }
              : { count: 0, first: null };
            this.onmessage?.({ data: { done, spent, wrong } });
          }, 1000);
        }
        terminate() {
          clearInterval(this.timer);
          workers.delete(this as never);
        }
      }
      Object.assign(window, { Worker: FakeWorker });
      Object.assign(navigator, {
        getBattery: () =>
          new Promise((resolve, reject) => {
            answer = (level) => (level === null ? reject(new Error('refused')) : resolve({ level, charging: false }));
          }),
      });
      const opened = new Set<MediaStreamTrack>();
      let allow = (_: boolean) => {};
      Object.assign(navigator.mediaDevices, {
        getUserMedia: () =>
          new Promise((resolve, reject) => {
            allow = (isAllowed) => {
              if (!isAllowed) return reject(new DOMException('', 'NotAllowedError'));
              const { stream } = new AudioContext().createMediaStreamDestination();
              for (const track of stream.getTracks()) {
                opened.add(track);
                const { stop } = track;
                track.stop = () => {
                  opened.delete(track);
                  stop.call(track);
                };
              }
              resolve(stream);
            };
          }),
      });
      AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
        for (let i = 0; i < samples.length; i++) samples[i] = i % 2 ? 0.001 : -0.001;
      };
      Object.defineProperty(Document.prototype, 'visibilityState', { get: () => visibility });
      window.loadStubs = {
        share: 1,
        flip: false,
        running: () => workers.size,
        fail: () => [...workers][0]?.onerror?.(new Event('error')),
        battery(level) {
          // Without it the page cannot tell what feeds the device.
          if (level === null)
            Object.defineProperty(navigator, 'userAgentData', {
              configurable: true,
              get: () => {
                throw new Error('refused');
              },
            });
          else Reflect.deleteProperty(navigator, 'userAgentData');
          answer?.(level);
        },
        microphone: (isAllowed) => allow(isAllowed),
        listening: () => opened.size,
        show(isVisible) {
          visibility = isVisible ? 'visible' : 'hidden';
          document.dispatchEvent(new Event('visibilitychange'));
        },
      };
    });
    await this.page.goto('/load-test');
    await stopClock(this.page);
  }

  /** Starts a run whose time the test moves on. */
  async start() {
    await this.button('Start Test').click();
    await this.stub('battery', 0.8);
    await expect(this.button('Stop Test')).toBeVisible();
  }
  async expectResult() {
    await expect(this.heading).toHaveText(/Load test results$/);
    await expect(this.heading).toBeFocused();
  }
}
