import { labelOf } from '../../machines/report/report-codes';
import type { Verification } from '../../machines/report/verify';
import { verifyMachine } from '../../machines/report/verify.machine';
import { labelLink } from '../../measure/report/link';
import { modelOf } from '../kit/model';
import { testPage } from '../kit/page';
import { part, refused, verifyEvents } from '../machines/report/verify-page.model';
import { newSigner, scriptedReport } from './fixtures/scripted-report';
import { expect, type Page } from './test';
import { withoutWorkers } from './waits';

/** How a pending operation ends. `empty`: the file has no bytes. */
type How = 'works' | 'fails' | 'empty';

declare global {
  interface Window {
    /** Operations that wait for the test: reading a file's bytes, and the first hashes of a check. */
    gates: {
      readonly arm: () => void;
      readonly answer: (gate: 'file' | 'hash', how: How) => boolean;
      /** How many files wait, with those of readings that were left. */
      readonly files: () => number;
    };
  }
}

const by = (kind: 'known' | 'unknown') => ({ signature: { kind } }) as unknown as Verification;

const kindOf = (event: { output?: unknown }) => (event.output as Verification).signature.kind;

const model = modelOf(verifyMachine, {
  events: [
    ...verifyEvents,
    { type: 'xstate.done.actor.checker', output: by('unknown') },
    { type: 'xstate.done.actor.checker', output: by('known') },
  ],
  key: ({ context }) => [context.source?.kind, context.opened?.kind, context.verification?.signature.kind],
  skip: (snapshot, event) => {
    const { source, verification } = snapshot.context;
    const isNamed = verification !== null;
    // The page offers to open a report, or to go back, only while it waits for the person.
    if (event.type === 'OPEN') return !snapshot.matches('idle');
    if (event.type === 'ANOTHER')
      return (
        snapshot.matches('idle') ||
        (snapshot.matches('reading') && source?.kind === 'link') ||
        snapshot.matches('checking')
      );
    if (event.type === 'KEY.NAMED') return verification?.signature.kind !== 'unknown';
    // A label's link contains the core of a report, and has no bytes that the browser could fail to read.
    if (event.type === 'xstate.done.actor.reader') return (source?.kind === 'link') !== (event.output === part);
    if (event.type === 'xstate.error.actor.reader') return source?.kind === 'link';
    // Once the key has a name, it is known.
    if (event.type === 'xstate.done.actor.checker') return isNamed !== (kindOf(event) === 'known');
    return false;
  },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const status = (page: Page, text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const arm = (page: Page) => page.evaluate(() => window.gates.arm());
const answer = (page: Page, gate: 'file' | 'hash', how: How) =>
  expect.poll(() => page.evaluate(([name, ends]) => window.gates.answer(name, ends), [gate, how] as const)).toBe(true);

testPage('verify', model, (page) => page, {
  start: async (page) => {
    await withoutWorkers(page);
    await page.addInitScript(() => {
      let isArmed = false;
      const waiting: Record<'file' | 'hash', ((how: How) => void)[]> = { file: [], hash: [] };
      const pass = (gate: 'file' | 'hash') =>
        new Promise<How>((resolve, reject) => {
          waiting[gate].push((how) => (how === 'fails' ? reject(new Error('Not this time')) : resolve(how)));
        });
      window.gates = {
        arm: () => {
          isArmed = true;
        },
        answer: (gate, how) => {
          const all = waiting[gate].splice(0);
          if (all.length === 0) return false;
          // The parts of a report are hashed in parallel.
          if (gate === 'hash') isArmed = false;
          for (const go of all) go(how);
          return true;
        },
        files: () => waiting.file.length,
      };
      const { arrayBuffer } = Blob.prototype;
      Blob.prototype.arrayBuffer = async function (this: Blob) {
        return (await pass('file')) === 'empty' ? new ArrayBuffer(0) : arrayBuffer.call(this);
      };
      const { digest } = SubtleCrypto.prototype;
      SubtleCrypto.prototype.digest = async function (...input) {
        if (isArmed) await pass('hash');
        return digest.apply(this, input);
      };
    });
    await page.goto('/verify');
  },
  states: {
    idle: (page) => expect(page.getByRole('button', { name: 'Choose a File' })).toBeVisible(),
    reading: async (page, { context: { source } }) => {
      // A link is read immediately.
      if (source?.kind === 'file') await status(page, 'Reading the report');
    },
    checking: (page) => status(page, 'Checking the seal'),
    outcome: async (page, { context: { verification } }) => {
      const isKnown = verification?.signature.kind === 'known';
      await expect(heading(page, isKnown ? 'Whole, but not replayed' : 'Whole, but who sealed it?')).toBeVisible();
      await expect(page.getByRole('button', { name: 'They Match, Save It' })).toHaveCount(isKnown ? 0 : 1);
    },
    part: (page) => expect(heading(page, 'What the code says')).toBeVisible(),
    refused: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
  events: {
    OPEN: async (page, { source }) => {
      await arm(page);
      const sealed = await scriptedReport({}, newSigner());
      if (source.kind === 'link') {
        await page
          .getByLabel('Link to a report')
          .fill(`https://assay.example/report#${labelLink(labelOf(sealed, null))}`);
        await page.getByRole('button', { name: 'Open the Link' }).click();
        return;
      }
      const buffer = Buffer.from(JSON.stringify(sealed));
      const before = await page.evaluate(() => window.gates.files());
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer });
      // Else an answer could come before its bytes are asked for, and go to a reading that was left.
      await expect.poll(() => page.evaluate(() => window.gates.files())).toBe(before + 1);
    },
    'KEY.NAMED': async (page) => {
      await arm(page);
      await page.getByLabel('Name for this key').fill('Northgate');
      await page.getByRole('button', { name: 'They Match, Save It' }).click();
    },
    ANOTHER: (page) =>
      page
        .getByRole('button', { name: /^(?:Cancel|Check Another Report|Choose Another File|Open a File or Link)$/ })
        .click(),
    'xstate.done.actor.reader': async (page, { output }) => {
      if (output !== part) await answer(page, 'file', output === refused ? 'empty' : 'works');
    },
    'xstate.error.actor.reader': (page) => answer(page, 'file', 'fails'),
    'xstate.done.actor.checker': (page) => answer(page, 'hash', 'works'),
    'xstate.error.actor.checker': (page) => answer(page, 'hash', 'fails'),
  },
});
