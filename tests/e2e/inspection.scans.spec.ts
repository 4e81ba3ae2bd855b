import { randomOf } from '../harness/random';
import { InspectionPage } from './models/inspection.page';
import { expect, type Page, test } from './test';

const SCANS = 500;

/** A key that goes down or up. */
interface Stroke {
  readonly isDown: boolean;
  readonly key: string;
  readonly isRepeat: boolean;
  /** Milliseconds since the first stroke. */
  readonly at: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz ';
/**
 * Characters of the scanned codes. None of them is a typed letter, so a scanned key that reached the keyboard test
 * would show.
 */
const CODES = '0123456789-';

/**
 * Typing with a scan in it from time to time. A person types 40 to 140 words of five letters a minute, unevenly, rolls
 * over two to four keys at once, sometimes with Enter, and holds keys. A scanner sends 5 to 30 characters with up to 25
 * ms between them, then Enter or Tab.
 */
function scriptOf(seed: number) {
  const random = randomOf(seed);
  const between = (least: number, most: number) => least + random() * (most - least);
  const any = (characters: string) => characters[Math.floor(random() * characters.length)] ?? '';
  let now = 0;
  const press = (key: string, downFor: number): Stroke[] => [
    { isDown: true, key, isRepeat: false, at: now },
    { isDown: false, key, isRepeat: false, at: now + downFor },
  ];
  const typed = () => {
    const gap = 60_000 / (between(40, 140) * 5);
    const strokes: Stroke[] = [];
    for (let i = Math.round(between(3, 15)); i > 0; i--) {
      now += gap * between(0.6, 1.8);
      const kind = random();
      if (kind < 0.1) {
        const roll = [...Array(Math.round(between(2, 4)))].map(() => any(LETTERS));
        if (random() < 0.3) roll.push('Enter');
        for (const key of new Set(roll)) {
          strokes.push(...press(key, between(40, 90)));
          now += between(3, 28);
        }
        now += 90;
      } else if (kind < 0.13) {
        const key = any(LETTERS);
        strokes.push({ isDown: true, key, isRepeat: false, at: now });
        now += 500;
        for (let k = 0; k < between(3, 30); k++) {
          strokes.push({ isDown: true, key, isRepeat: true, at: now });
          now += between(25, 34);
        }
        strokes.push({ isDown: false, key, isRepeat: false, at: now });
      } else strokes.push(...press(kind < 0.16 ? 'Enter' : any(LETTERS), between(30, gap * 0.9)));
    }
    now += 200;
    return strokes;
  };
  const scanned = (code: string) => {
    const strokes: Stroke[] = [];
    for (const key of [...code, random() < 0.5 ? 'Enter' : 'Tab']) {
      strokes.push(...press(key, between(0, 2)));
      now += between(2, 25);
    }
    now += 100;
    return strokes;
  };
  return Array.from({ length: SCANS }, (_, i) => {
    // Each code starts with its number, so all codes differ.
    const code = `${String(i).padStart(3, '0')}-${[...Array(Math.round(between(1, 26)))].map(() => any(CODES)).join('')}`;
    const inOrder = (strokes: Stroke[]) => strokes.toSorted((a, b) => a.at - b.at);
    return { code, typed: inOrder(typed()), scanned: inOrder(scanned(code)) };
  });
}

/** The stored steps of the run so far. */
const steps = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('assay');
        opening.onsuccess = () => {
          const all = opening.result.transaction('inspections').objectStore('inspections').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result[0].inspection.step);
          };
        };
      }),
  );

/**
 * Every key that was pressed in the keyboard test, from its journal; null until that is stored. A long journal omits
 * most repeats of held keys.
 */
const received = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[] | null>((resolve) => {
        const opening = indexedDB.open('assay');
        opening.onsuccess = () => {
          const all = opening.result.transaction('journals').objectStore('journals').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const own = all.result.find(({ check }) => check === 'keyboard');
            const events: { event: { type: string; input?: { phase: string; key: string; repeat: boolean } } }[] =
              own?.journal.events ?? [];
            const keys = events.flatMap(({ event: { input } }) =>
              input?.phase === 'down' && !input.repeat ? [input.key] : [],
            );
            resolve(own ? keys : null);
          };
        };
      }),
  );

test(`${SCANS} scans among typing: each is found, no typing is taken for one, and none reaches the keyboard test`, async ({
  page,
}) => {
  const run = new InspectionPage(page);
  await run.open();
  // When every field is filled in, a toast shows each scan.
  for (const name of ['Asset tag', 'Serial number', 'Lot']) {
    if (!(await run.field(name).isVisible())) await page.getByRole('button', { name: 'Change Who and Where' }).click();
    await run.field(name).fill('filled');
  }
  await run.start();
  await run.control('Next').click();
  await run.expectTest('Keyboard');
  await page.getByRole('button', { name: 'Start Listening' }).click();
  await expect(page.getByText('Listening.', { exact: true })).toBeVisible();
  const before = await steps(page);

  const script = scriptOf(4711);
  const found = await page.evaluate(async (parts) => {
    const texts: string[] = [];
    const watcher = new MutationObserver(() => {
      const [, text] = /Scanned (\S+)\. Every field/.exec(document.body.textContent ?? '') ?? [];
      if (text !== undefined && text !== texts.at(-1)) texts.push(text);
    });
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
    const codeOf = (key: string) =>
      key === ' ' ? 'Space' : /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : /\d/.test(key) ? `Digit${key}` : key;
    // The events carry their own times, so hours of typing take seconds.
    const start = performance.now() - (parts.at(-1)?.scanned.at(-1)?.at ?? 0);
    const send = ({ isDown, key, isRepeat, at }: (typeof parts)[number]['typed'][number]) => {
      const code = key === '-' ? 'Minus' : codeOf(key);
      const init = { key, code, repeat: isRepeat, bubbles: true, cancelable: true };
      const event = new KeyboardEvent(isDown ? 'keydown' : 'keyup', init);
      Object.defineProperty(event, 'timeStamp', { value: start + at });
      (document.activeElement ?? document.body).dispatchEvent(event);
    };
    for (const { code, typed, scanned } of parts) {
      for (const stroke of [...typed, ...scanned]) send(stroke);
      const latest = performance.now() + 10_000;
      while (texts.at(-1) !== code && performance.now() < latest) await new Promise((resolve) => setTimeout(resolve));
    }
    watcher.disconnect();
    return texts;
  }, script);
  const right = script.filter(({ code }, i) => found[i] === code).length;
  const typed = script.flatMap((part) => part.typed);
  console.log(`${right}/${SCANS} scans found among ${typed.filter(({ isDown }) => isDown).length} typed keys`);
  expect(found).toEqual(script.map(({ code }) => code));
  await expect.poll(() => steps(page)).toBe(before + SCANS);

  await page.getByRole('button', { name: 'Show Result' }).click();
  await expect.poll(async () => (await received(page)) !== null, { timeout: 90_000 }).toBe(true);
  const pressed = typed.filter(({ isDown, isRepeat }) => isDown && !isRepeat).map(({ key }) => key);
  expect((await received(page))?.join('')).toBe(pressed.join(''));
});
