import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bridge } from '../../examples/bridge/bridge.mjs';
import { profileToLink } from '../../machines/inspection/profile';
import type { Sealed } from '../../machines/report/report';
import { formatReport } from '../../machines/report/report-of';
import { startOf } from '../kit/check';
import { profileOf } from '../kit/profile';
import { hosted, SNIPE_TOKEN, snipeColumns, startSnipeIt } from '../kit/snipe-it';
import { expectSound } from './detectors';
import { scriptedReport } from './fixtures/scripted-report';
import { Host } from './host';
import { imported, savedBy } from './models/files';
import { alertOf, InspectionPage } from './models/inspection.page';
import { built, policyIn } from './routes';
import { unlisted } from './stored';
import { expect, type Page, test } from './test';

/** A build with Send, its host, and the receiver, which answers as the test says. */
const root = join(import.meta.dirname, '../..');
const out = `.build/hand-off-${process.env.PORT ?? 4183}`;
const host = new Host(join(root, out));
let receiver: Awaited<ReturnType<typeof hosted>>;
let answer: RequestListener;

// One worker, because each makes a build of its own.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: async ({ browserName: _ }, use) => use(host.origin) });

test.beforeAll(async () => {
  receiver = await hosted(createServer((request, response) => answer(request, response)));
  const env = { ...process.env, OUT_DIR: out, ASSAY_HANDOFF: `${receiver.address}/assay?desk=2` };
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root, env });
  await host.open();
});
test.afterAll(async () => {
  await Promise.all([host.close(), receiver.stop()]);
  rmSync(join(root, out), { recursive: true, force: true });
});

/** Lets the site read the answer, as docs/hand-off.md says. */
const allow = (response: ServerResponse) =>
  response.setHeaders(
    new Map([
      ['Access-Control-Allow-Origin', host.origin],
      ['Access-Control-Allow-Headers', 'Content-Type, Content-Disposition, Idempotency-Key'],
    ]),
  );

/** Answers a report so, and its preflight as it must be. Returns what is posted. */
function answerWith(status: number, headers: Record<string, string>, body: string) {
  const got: { url: string | undefined; key: unknown; cookie: unknown; referer: unknown; body: string }[] = [];
  answer = async (request: IncomingMessage, response) => {
    let posted = '';
    for await (const part of request) posted += part;
    allow(response);
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const { 'idempotency-key': key, cookie, referer } = request.headers;
    got.push({ url: request.url, key, cookie, referer, body: posted });
    response.writeHead(status, headers).end(body);
  };
  return got;
}

const sendButton = (page: Page) => page.getByRole('button', { name: /^Send( Again)?$/ });
const statusOf = (page: Page) =>
  page.getByRole('region', { name: 'Actions', exact: true }).getByRole('status').filter({ hasText: 'localhost' });

test('the policy opens for the receiver alone, Privacy names it, and a build without it knows nothing of Send', () => {
  expect(policyIn(join(root, out))).toContain(`; connect-src 'self' ${receiver.address}; `);
  expect(policyIn(built)).toContain("; connect-src 'self'; ");
  const privacy = (folder: string) => readFileSync(join(folder, 'privacy.html'), 'utf8');
  expect(privacy(join(root, out))).toContain(`that report goes to ${receiver.address}: the device,`);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|html)$/.test(file));
  const senders = files.filter((file) =>
    /Idempotency-Key|Send Again|press Send/.test(readFileSync(join(built, file), 'utf8')),
  );
  expect(senders).toEqual([]);
});

test('a report is sent on a press, with its own bytes and nothing else, and that stays known', async ({ page }) => {
  const report = await scriptedReport();
  await imported(page, report);
  await page.context().addCookies([{ name: 'id', value: '1', url: receiver.address }]);
  const got = answerWith(200, { 'Content-Type': 'text/plain' }, 'No. 17 <b>');
  await page.goto(`/report#${report.report.id}`);
  await expect(statusOf(page)).toContainText('Gives the whole report to localhost');
  await expectSound(page);
  expect(got).toEqual([]);
  await sendButton(page).click();
  await expect(statusOf(page)).toContainText(/^Sent to localhost:\d+, .+\. No\. 17 <b>$/);
  const post = { url: '/assay?desk=2', key: `"${report.seal.hash}"`, cookie: undefined, referer: undefined };
  expect(got).toEqual([{ ...post, body: formatReport(report) }]);
  await expectSound(page);
  await page.reload();
  await expect(statusOf(page)).toContainText('No. 17');
  await page.context().clearCookies();
  await expect.poll(() => unlisted(page)).toEqual([]);
  // The sample is no device of the shop.
  await page.goto('/report#sample');
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(sendButton(page)).toHaveCount(0);
});

test('whatever the receiver does, the page says why, and sends the same report again', async ({ page }) => {
  const report = await scriptedReport();
  await imported(page, report);
  await page.goto(`/report#${report.report.id}`);
  const bodies: string[] = [];
  const fails = async (text: RegExp) => {
    await sendButton(page).click();
    await expect(statusOf(page)).toContainText(text);
    await expect(statusOf(page)).toContainText('Nothing is lost.');
    await expect(sendButton(page)).toHaveText('Send Again');
  };
  const refused = async (status: number, headers: Record<string, string>, body: string, text: RegExp) => {
    const got = answerWith(status, headers, body);
    await fails(text);
    bodies.push(...got.map((one) => one.body));
  };
  const plain = { 'Content-Type': 'text/plain' };
  await refused(413, plain, 'Too large.', /^Not sent: localhost:\d+ refused it with status 413\. Too large\. Nothing/);
  await expectSound(page);
  await refused(302, { Location: `${receiver.address}/other` }, '', /^Not sent: no connection/);
  await page.context().setOffline(true);
  await fails(/^Not sent: no connection/);
  await page.context().setOffline(false);
  // A receiver that does not allow this site.
  answer = (_, response) => response.end();
  await fails(/^Not sent: no connection/);

  const asked = new Promise<void>((resolve) => {
    answer = (request, response) => {
      allow(response);
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else resolve();
    };
  });
  await sendButton(page).click();
  await asked;
  await expect(statusOf(page)).toContainText(/^Sending to localhost/);
  await page.clock.runFor(120_000);
  await expect(statusOf(page)).toContainText('did not answer in two minutes');

  const got = answerWith(201, plain, '');
  await sendButton(page).click();
  await expect(statusOf(page)).toContainText(/^Sent to/);
  bodies.push(...got.map(({ body }) => body));
  expect(bodies).toEqual(Array<string>(3).fill(formatReport(report)));
});

test('who leaves while it is sent hears of it only if it fails', async ({ page }) => {
  const report = await scriptedReport();
  await imported(page, report);
  await page.goto(`/report#${report.report.id}`);
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = (request) => {
      fail = () => request.socket.destroy();
      resolve();
    };
  });
  await sendButton(page).click();
  await asked;
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('History');
  fail();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(`Open ${report.report.id} again`);
});

/** What the shop's system has to be tested, and what a person will say of it. */
const orders = `job,assetTag,serial,model,notes,says
RMA-1,AT-101,PF-101,ThinkPad T14,,Pass
RMA-2,AT-102,PF-102,"ThinkPad T14, Gen 3",,Pass
RMA-3,AT-103,PF-103,Latitude 7420,50 % of keys stick & rattle,Fail
RMA-4,AT-104,PF-104,EliteBook 840,Größe = 14″,Warning
RMA-5,AT-105,PF-105,MacBook Air,Customer: #1 + 2,Fail
RMA-6,,PF-106,MacBook Pro,,Pass
RMA-7,AT-107,,Surface Go,,Pass
RMA-8,AT-108,,ZenBook 14,"Said ""it hums""",Pass
RMA/9,AT-109,PF-109,XPS 13,,Fail
RMA 10,AT-110,PF-110,XPS 15,,Pass`;
const [head = [], ...lines] = orders
  .split('\n')
  .map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );
const jobs = lines.map((cells, i) => {
  const { says = '', ...fields } = Object.fromEntries(head.map((name, column) => [name, cells[column] ?? '']));
  return {
    number: i + 1,
    says,
    fields,
    given: Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== '')),
  };
});
type Day = (typeof jobs)[number];

test('a shop’s day: of 10 jobs, the reports, posts and what Snipe-IT is told are right', async ({ page }) => {
  // On a busy machine, a test that goes on by itself would be faster than a press.
  await page.addInitScript(() => localStorage.setItem('assay.inspection.pace', 'off'));
  const run = new InspectionPage(page);
  const folder = mkdtempSync(join(tmpdir(), 'assay-day-'));
  const assets = jobs.map(({ number, fields: { assetTag, serial } }) => ({
    id: number,
    asset_tag: assetTag || `AT-${100 + number}`,
    serial: serial || null,
  }));
  const snipe = await startSnipeIt(assets);
  const settings = { site: host.origin, folder, snipe: snipe.address, token: SNIPE_TOKEN };
  answer = bridge(settings).listeners('request')[0] as RequestListener;
  const profile = profileToLink({
    ...profileOf({ check: 'screen-size', isRequired: true }, { check: 'resolution', isRequired: false }),
    name: 'Intake desk',
  });
  const linkOf = (fields: Readonly<Record<string, string>>) =>
    `/inspection#${new URLSearchParams({ ...fields, profile })}`;
  const files = new Map<number, Sealed>();

  /** From the link to the sealed report. */
  const inspect = async ({ fields, given, says }: Day) => {
    await page.goto(linkOf(given));
    await expect(page.getByRole('region', { name: `Job ${fields.job}`, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(run.startButton).toBeFocused();
    await page.keyboard.press('Enter');
    await run.expectTest('Screen size');
    // A person's word alone is no pass, so this test is taken to its result.
    await startOf('screen-size')(page);
    await run.leave('Next', 'Resolution');
    if (says !== 'Pass') {
      await run.judge(says, /RES-LINES/);
    }
    await run.control('Next').click();
    await run.seal();
    await expect(sendButton(page)).toBeVisible();
  };
  const send = async (text: RegExp) => {
    await sendButton(page).click();
    await expect(statusOf(page)).toContainText(text);
  };
  const upToDate = /AT-\d+ is up to date in Snipe-IT\.$/;
  const isIn = (numbers: readonly number[], { number }: Day) => numbers.includes(number);

  // The shop's system gave one job a field that Assay does not know. It is refused, and given again without it.
  await page.goto(linkOf({ ...jobs[3]?.given, color: 'red' }));
  await expect(alertOf(page)).toContainText('This version does not know its field color.');

  for (const job of jobs) {
    await inspect(job);
    const saved = await savedBy(page.getByRole('button', { name: 'JSON', exact: true }));
    const sealed = JSON.parse(String(saved.bytes)) as Sealed;
    files.set(job.number, sealed);
    const minute = new Date(sealed.report.startedAt).toISOString().slice(0, 16).replace(':', '');
    const name = `${job.fields.job?.replace(/[/ ]/, '-')}_${minute}_${job.says.toLowerCase()}.json`;
    expect(saved.name).toBe(name);
    expect(sealed.report.facts).toMatchObject(job.fields);

    // The network is away for two jobs, then Snipe-IT for one.
    const isOffline = isIn([4, 5], job);
    await page.context().setOffline(isOffline);
    snipe.faults.status = isIn([7], job) ? 503 : 0;
    await send(
      isOffline
        ? /^Not sent: no connection/
        : snipe.faults.status
          ? /Kept, but not written\. Snipe-IT is away \(Status 503\)/
          : upToDate,
    );
    await page.context().setOffline(false);
  }

  // In the evening: the two are sent from the history, one of the others a second time.
  for (const number of [4, 5, 8]) {
    await page.goto(`/report#${files.get(number)?.report.id}`);
    await send(upToDate);
  }
  // One device comes again. Its first report stays.
  const repeated = { ...(jobs[4] as Day), says: 'Pass' };
  await inspect(repeated);
  await send(upToDate);

  const kept = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(kept).toHaveLength(11);
  for (const file of files.values())
    expect(readFileSync(join(folder, `${file.seal.hash}.json`), 'utf8')).toBe(formatReport(file));
  for (const { number, says, fields } of jobs) {
    const told = snipe.told.get(assets[number - 1]?.asset_tag ?? '') ?? [];
    const first = {
      status: says === 'Pass' ? 'Ready to Deploy' : 'Pending',
      [snipeColumns['Assay Verdict']]: says.toLowerCase(),
      [snipeColumns['Assay Report']]: files.get(number)?.report.id,
      ...(fields.notes && { notes: fields.notes }),
    };
    const again = { status: 'Ready to Deploy', [snipeColumns['Assay Verdict']]: 'pass' };
    expect(told, fields.job).toMatchObject(number === repeated.number ? [first, again] : [first]);
  }
  await page.goto('/history');
  await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(11);
  await snipe.stop();
  rmSync(folder, { recursive: true });
});
