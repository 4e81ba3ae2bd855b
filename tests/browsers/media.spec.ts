import { expect } from 'playwright/test';
import { test } from './fixtures';
import { note, openView } from './steps';
import { soon, type Visitor } from './visitor';

/** Records the page's streams from now on, so that a test can check whether their tracks ended. */
const rememberTracks = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const tracks: MediaStreamTrack[] = [];
    const { mediaDevices } = navigator;
    // WebKit drops an object that no script references, together with the properties that a script set on it.
    Object.assign(window, { tracks, mediaDevices });
    const original = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });

/** Denies every media request of the page from now on, as if the person had refused it. */
async function refuse(visitor: Visitor): Promise<void> {
  note('synthetic', 'The refusal is scripted: WebKitGTK grants every wish while it is driven.');
  await visitor.evaluate(() => {
    const { mediaDevices } = navigator;
    Object.assign(window, { mediaDevices });
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
}

/** States of the recorded tracks, `live` or `ended`. */
const states = (visitor: Visitor) =>
  visitor.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );

/** Opens a page through a link, so that going back is a navigation within the app. */
async function openByLink(visitor: Visitor, path: string): Promise<void> {
  await visitor.open('/more-tests');
  await visitor.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
  }, path);
  await soon(() => visitor.evaluate(() => location.pathname)).toBe(path);
}

const back = async (visitor: Visitor) => {
  await visitor.evaluate(() => history.back());
  await soon(() => visitor.evaluate(() => location.pathname)).toBe('/more-tests');
};

const devices = [
  ['microphone', '/microphone-test'],
  ['camera', '/webcam-test'],
] as const;

for (const [device, path] of devices) {
  test(`The ${device} is closed when the person leaves in mid-test`, async ({ visitor }) => {
    await openByLink(visitor, path);
    await rememberTracks(visitor);
    await visitor.click('button', 'Start Test', 'main');
    await soon(() => states(visitor)).toContain('live');
    await back(visitor);
    await soon(() => states(visitor)).not.toContain('live');
    expect(visitor.driver.complaints()).toEqual([]);
  });
}

test('Full screen is left when the person leaves in mid-test', async ({ visitor }) => {
  await openByLink(visitor, '/screen-test');
  await openView(visitor);
  const isFull = () => visitor.evaluate(() => document.fullscreenElement !== null);
  await soon(isFull).toBe(true);
  await back(visitor);
  await soon(isFull).toBe(false);
  await visitor.seeNone('toolbar', 'Test controls');
});

test('Firefox on Linux, whose page may then stop for good, is not asked for the latency of the output', async ({
  engine,
  visitor,
}) => {
  await visitor.open('/sound-test');
  await visitor.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(AudioContext.prototype, 'outputLatency');
    Object.assign(window, { asked: 0 });
    Object.defineProperty(AudioContext.prototype, 'outputLatency', {
      get() {
        (window as unknown as { asked: number }).asked++;
        return own?.get?.call(this);
      },
    });
  });
  await visitor.click('button', 'Left', 'main');
  await visitor.click('radio', 'Left', 'main');
  const asked = await visitor.evaluate(() => (window as unknown as { asked: number }).asked);
  if (engine === 'firefox' && process.platform === 'linux') {
    note('cannot', 'It tells the latency, but may stop for good, so the test does not show it.');
    expect(asked).toBe(0);
  } else expect(asked).toBeGreaterThan(0);
});

// Last and together: each change of the settings restarts Firefox.
for (const [device, path] of devices) {
  test(`A refused ${device} is reported, and can be requested again`, async ({ engine, visit }) => {
    const visitor = await visit(engine === 'firefox' ? { media: 'refused' } : {});
    await visitor.open(path);
    if (engine === 'webkit') await refuse(visitor);
    await visitor.click('button', 'Start Test', 'main');
    await visitor.read(/blocked|denied|refused|not allowed/i, 'main [role=alert]');
    await visitor.see('button', /Start Test|Try Again/, 'main');
    note('figure', (await visitor.text('main [role=alert]')).split('\n')[0] ?? '');
  });
}
