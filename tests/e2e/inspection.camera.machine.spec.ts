import type { AnyEventObject } from 'xstate';
import { captureFailures } from '../../content/capture';
import { photoProblems } from '../../content/device-facts';
import { photosMachine } from '../../machines/inspection/photos.machine';
import type { Failure } from '../../machines/webcam/camera-facts';
import { desk, stubCamera, WebcamPage } from '../checks/webcam/webcam.check';
import { modelOf } from '../kit/model';
import { testPage } from '../kit/page';
import { profileOf } from '../kit/profile';
import { barcodesModel } from '../machines/inspection.barcodes.model';
import { photoEvents } from '../machines/inspection.photos.model';
import { alertOf, InspectionPage, profilePath, showCode, stubBarcodes } from './models/inspection.page';
import { expect, type Page } from './test';
import { setVisibility } from './waits';

const camera = (page: Page) => new WebcamPage(page);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The camera is on, or requested, exactly when the page says so. */
const runs = (page: Page, running: number) => expect.poll(() => camera(page).tracks()).toMatchObject({ running });

async function saysWhy(page: Page, failure: Failure | 'reader' | null) {
  if (failure === null) await expect(alertOf(page)).toHaveCount(0);
  else if (failure === 'reader') await expect(alertOf(page)).toContainText('The barcode reader did not load');
  else await expect(alertOf(page)).toContainText(captureFailures[failure.reason].webcam.message);
}

async function fail(page: Page, { failure }: AnyEventObject) {
  if (failure.reason === 'lost') await page.evaluate(() => window.double.lose());
  else await camera(page).refuse('NotAllowedError');
}

async function grant(page: Page) {
  await camera(page).asked();
  await page.evaluate((facts) => window.double.grant(facts, {}), desk);
  await camera(page).frames(1, 33, 'live');
}

/** Hides the page, as if another tab were opened, and shows it again. */
async function hide(page: Page) {
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
}

/** Grants a request that was canceled. Its camera must be closed at once. */
async function forgetRequest(page: Page) {
  const isWaiting = await page.evaluate(() => window.double.requests.length > 0);
  if (isWaiting) await page.evaluate((facts) => window.double.grant(facts, {}), desk);
}

testPage('inspection barcodes', barcodesModel, (page) => page, {
  start: async (page) => {
    await stubCamera(page);
    await stubBarcodes(page);
    await page.goto('/inspection');
    await new InspectionPage(page).unfold();
    await new InspectionPage(page).field('Lot').fill('L-7');
  },
  states: {
    closed: async (page, { context }) => {
      await expect(button(page, 'Scan with Camera')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Barcode camera' })).toHaveCount(0);
      await saysWhy(page, context.failure);
      await runs(page, 0);
    },
    open: async (page, { context: { codes } }) => {
      await expect(button(page, 'Stop Scanning')).toBeVisible();
      await saysWhy(page, null);
      await expect(new InspectionPage(page).field('Asset tag')).toHaveValue(codes[1] ?? '');
      await expect(new InspectionPage(page).field('Serial number')).toHaveValue(codes[2] ?? '');
    },
    'open.starting': (page) => runs(page, 0),
    'open.reading': async (page) => {
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await runs(page, 1);
    },
  },
  events: {
    OPEN: async (page) => {
      await forgetRequest(page);
      for (const name of ['Asset tag', 'Serial number']) await new InspectionPage(page).field(name).fill('');
      await showCode(page, []);
      await button(page, 'Scan with Camera').click();
    },
    CLOSE: (page) => button(page, 'Stop Scanning').click(),
    OPENED: grant,
    FAILED: fail,
    HIDE: hide,
    'READER.FAILED': (page) => showCode(page, null),
    READ: (page, { text }) => showCode(page, [text as string]),
  },
});

/** A profile with a single test, so that the end is one step away. */
const short = profileOf({ check: 'resolution', isRequired: false });

const storeAnswers = 'the store of the page answers by itself: inspection.photos.spec.ts fills it';
const photosPageModel = modelOf(photosMachine, {
  input: { inspection: 'one' },
  events: [
    ...photoEvents('new', 'RES-LINES'),
    { type: 'FAILED', failure: { reason: 'lost', constraint: null } },
    { type: 'xstate.done.actor.list', output: [] },
  ],
  key: ({ value, context: { photos, removed, source, replaces, problem } }) => [
    photos.map(({ finding }) => finding),
    removed?.photo.finding,
    JSON.stringify(value).includes('taking') && source,
    replaces,
    problem,
  ],
  skip: (snapshot, event) => {
    const { photos, problem, source } = snapshot.context;
    // Stored photos are listed before a person can do anything.
    if (snapshot.matches({ work: 'listing' })) return !event.type.endsWith('list');
    if (problem !== null) return true;
    if (event.type === 'CLOSE' || event.type === 'HIDE' || event.type === 'OPEN') return photos.length > 0;
    if (event.type === 'FILE') return photos.length > 0 || !snapshot.matches({ camera: 'closed' });
    // A replacement photo takes over what the old one shows, which the scripted answer below cannot express.
    if (event.type === 'SHOOT')
      return photos.length > 0 !== (event.replaces !== null) || photos.some(({ finding }) => finding !== '');
    // A camera is refused before it shows anything, and lost afterwards.
    if (event.type === 'FAILED')
      return (event.failure.reason === 'lost') !== snapshot.matches({ camera: { open: 'live' } });
    if (event.type === 'MARK') return photos.some(({ finding }) => finding !== '');
    // Encoding a camera photo fails only while there is no photo yet. A file that is no picture can fail at any time.
    return event.type.startsWith('xstate.error') && source === 'camera' && photos.length > 0;
  },
  unreachable: {
    'inspectionPhotos · STORE.FAILED': storeAnswers,
    'inspectionPhotos.work.listing · xstate.error.actor.list':
      'a store that is blocked holds no photos: there is nothing to say',
  },
});

testPage('inspection photos', photosPageModel, (page) => page, {
  start: async (page) => {
    await stubCamera(page);
    await page.goto(profilePath(short));
    const run = new InspectionPage(page);
    await run.startButton.click();
    await run.expectTest('Resolution');
    await run.judge('Warning', /RES-LINES/);
    await run.control('Next').click();
    await expect(run.finishHeading).toBeVisible();
  },
  states: {
    'camera.closed': async (page, { context }) => {
      await expect(button(page, 'Turn On Camera')).toBeVisible();
      await expect(page.getByText('The camera is off.')).toBeVisible();
      if (context.problem === null) await saysWhy(page, context.failure);
      await runs(page, 0);
    },
    'camera.open.starting': async (page) => {
      await expect(page.getByText('The browser asks for the camera.')).toBeVisible();
      await runs(page, 0);
    },
    'camera.open.live': async (page) => {
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await runs(page, 1);
    },
    'work.listing': (page) => expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible(),
    'work.taking': (page) => expect(alertOf(page).filter({ hasText: /photo/ })).toHaveCount(0),
    'work.ready': async (page, { context: { photos, removed, problem } }) => {
      await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(photos.length);
      const [first] = photos;
      if (first) await expect(page.getByRole('combobox', { name: 'Photo 1 shows' })).toHaveValue(first.finding);
      await expect(button(page, 'Undo')).toHaveCount(removed ? 1 : 0);
      if (problem) await expect(alertOf(page).filter({ hasText: photoProblems[problem].title })).toBeVisible();
    },
  },
  events: {
    OPEN: async (page) => {
      await forgetRequest(page);
      await button(page, 'Turn On Camera').click();
    },
    CLOSE: (page) => button(page, 'Turn Off Camera').click(),
    OPENED: grant,
    FAILED: fail,
    HIDE: hide,
    SHOOT: (page, { replaces }) => button(page, replaces ? 'Retake photo 1' : 'Take Photo').click(),
    FILE: (page) =>
      page.getByLabel('A photo as a file').setInputFiles({
        name: 'photo.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQmCC',
          'base64',
        ),
      }),
    MARK: (page) => page.getByRole('combobox', { name: 'Photo 1 shows' }).selectOption('RES-LINES'),
    REMOVE: (page) => button(page, 'Remove photo 1').click(),
    UNDO: (page) => button(page, 'Undo').click(),
    // The page has read its store before anything can be done.
    'xstate.done.actor.list': () => Promise.resolve(),
    'xstate.done.actor.take': (page) => answer(page, true),
    'xstate.error.actor.take': (page) => answer(page, false),
  },
});

/** Completes the encoding of a photo, or makes it fail. */
async function answer(page: Page, works: boolean) {
  await page.waitForFunction(() => window.double.isEncoding);
  await page.evaluate((does) => window.double.photographed(does), works);
}
