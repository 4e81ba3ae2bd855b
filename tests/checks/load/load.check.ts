import { marked, note } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { toggle } from '../../kit/check';
import { answer, holdCalls } from '../../kit/held-calls';
import { TestPage } from '../../kit/test-page';

/** Stubs in place of the workers and the view of the page. */
interface LoadStubs {
  /** How many workers run. */
  running(): number;
  /** From now on each worker reports this share of its usual work, once a second of the page's clock. */
  share: number;
  /** The next report of a memory worker has one changed word. */
  flip: boolean;
  /** The script of the workers does not load. */
  fail(): void;
  /** How many microphones are open. */
  listening(): number;
}
declare global {
  interface Window {
    loadStubs: LoadStubs;
  }
}

/** Page object of the load test. */
export class LoadPage extends TestPage {
  readonly path = '/load-test';
  readonly left = this.page.getByTestId('left');
  readonly fan = this.page.getByRole('checkbox', { name: 'Listen to the fan' });

  listening = () => this.page.evaluate(() => window.loadStubs.listening());
  running = () => this.page.evaluate(() => window.loadStubs.running());
  /** Answers the page's question for the battery. Null: the browser refuses. */
  battery = (level: number | null) => answer(this.page, 'battery', level);
  /** Allows the microphone, which then hears −60 dBFS. */
  allow = () => answer(this.page, 'microphone');
  share = (share: number) => this.page.evaluate((now) => Object.assign(window.loadStubs, { share: now }), share);

  /** Opens the page with its workers, its battery and its time under the test's control. */
  async openWithStubs() {
    await holdCalls(this.page);
    await this.page.addInitScript(() => {
      const workers = new Set<{ onerror?: (event: Event) => void; end(): void }>();
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
      const getBattery = async () => {
        Reflect.deleteProperty(navigator, 'userAgentData');
        const level = await window.held<number | null>('battery');
        if (level !== null) return { level, charging: false };
        const get = () => {
          throw new Error('refused');
        };
        // Without it the page cannot tell what feeds the device.
        Object.defineProperty(navigator, 'userAgentData', { configurable: true, get });
        return get();
      };
      Object.assign(navigator, { getBattery });
      const opened = new Set<MediaStreamTrack>();
      navigator.mediaDevices.getUserMedia = async () => {
        await window.held('microphone');
        const { stream } = new AudioContext().createMediaStreamDestination();
        for (const track of stream.getTracks()) {
          opened.add(track);
          const { stop } = track;
          track.stop = () => {
            opened.delete(track);
            stop.call(track);
          };
        }
        return stream;
      };
      AnalyserNode.prototype.getFloatTimeDomainData = (samples) => {
        for (let i = 0; i < samples.length; i++) samples[i] = i % 2 ? 0.001 : -0.001;
      };
      window.loadStubs = {
        share: 1,
        flip: false,
        running: () => workers.size,
        fail: () => [...workers][0]?.onerror?.(new Event('error')),
        listening: () => opened.size,
      };
    });
    await this.page.goto(this.path);
    await stopClock(this.page);
  }

  /** Starts a run whose time the test moves on. */
  async begin() {
    await this.start.click();
    await this.battery(0.8);
    await expect(this.button('Stop Test')).toBeVisible();
  }
  async expectResult() {
    await expect(this.resultHeading).toHaveText(/Load test results$/);
    await expect(this.resultHeading).toBeFocused();
  }
}

export default toggle(async (person) => {
  let left = '3:00';
  for (let i = 0; i < 100 && left === '3:00'; i++) {
    await person.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    left = await marked(person, 'left');
  }
  note('figure', `Time left after the first sample: ${left}`);
  expect(left).not.toBe('3:00');
});
