import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sealed } from '../../machines/report/report';
import { formatReport } from '../../machines/report/report-of';
import { sendReport } from '../../src/browser/report/send-report';
import { hosted } from '../kit/snipe-it';
import { deviceOf, sealed } from '../machines/report/devices';

let report: Sealed;
let answer: RequestListener;
let receiver: Awaited<ReturnType<typeof hosted>>;
const ownFetch = globalThis.fetch;

beforeAll(async () => {
  report = await sealed(deviceOf(4));
  receiver = await hosted(createServer((request, response) => answer(request, response)));
}, 60_000);
afterAll(() => receiver.stop());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Sends to the stand-in, whose address no build of these tests holds. */
function send() {
  const called = vi.fn((_: string, init: RequestInit) => ownFetch(receiver.address, init));
  vi.stubGlobal('fetch', called);
  return sendReport(report).then((sending) => ({ sending, init: called.mock.calls[0]?.[1] }));
}

const answers = (status: number, type: string, body: string) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': type }).end(body);
};

describe('sending a report', () => {
  it('posts its file, without cookies, referrer or redirects, and the same bytes and key again', async () => {
    const got: unknown[] = [];
    answer = async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      const { method, headers } = request;
      got.push([method, headers['content-type'], headers['content-disposition'], headers['idempotency-key'], body]);
      response.writeHead(201, { 'Content-Type': 'text/plain' }).end('No. 17');
    };
    const { sending, init } = await send();
    expect(sending).toEqual({ ok: true, words: 'No. 17' });
    expect((await send()).sending).toEqual(sending);
    const file = "attachment; filename*=UTF-8''RMA-4_2026-11-22T1044_";
    const post = ['POST', 'application/json', expect.stringContaining(file), `"${report.seal.hash}"`];
    expect(got).toEqual([
      [...post, formatReport(report)],
      [...post, formatReport(report)],
    ]);
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
  });

  it.each([
    ['a number', 'text/plain', '4711', '4711'],
    ['lines', 'text/plain;charset=utf-8', 'Written\r\n to\tAT-1\n', 'Written to AT-1'],
    ['control characters and a reversed line', 'text/plain', 'a\u0000\u001b[31m\u202Eb', 'a [31m b'],
    ['HTML', 'text/html', '<script>alert(1)</script>', ''],
    ['JSON', 'application/json', '{"id":1}', ''],
    ['no type', '', 'text', ''],
    ['a megabyte', 'text/plain', '😀'.repeat(250_000), `${'😀'.repeat(200)}…`],
  ])('shows of %s no more than a line of text', async (_, type, body, words) => {
    answer = answers(200, type, body);
    expect((await send()).sending).toEqual({ ok: true, words });
    answer = answers(409, type, body);
    expect((await send()).sending).toEqual({ ok: false, reason: 'refused', status: 409, words });
  });

  it('says that nobody is there, or that it was sent on, without going there', async () => {
    answer = (request) => request.socket.destroy();
    expect((await send()).sending).toEqual({ ok: false, reason: 'unreachable' });
    let requests = 0;
    answer = (_, response) => {
      requests++;
      response.writeHead(307, { Location: receiver.address }).end();
    };
    expect((await send()).sending).toEqual({ ok: false, reason: 'unreachable' });
    expect(requests).toBe(1);
  });

  it.each(['no answer', 'half an answer'])('gives up on %s after two minutes, and ends the request', async (kind) => {
    vi.useFakeTimers();
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('17')) });
    const half = new Response(body, { headers: { 'Content-Type': 'text/plain' } });
    const called = vi.fn((_: string, __: RequestInit) =>
      kind === 'no answer' ? new Promise<Response>(() => undefined) : Promise.resolve(half),
    );
    vi.stubGlobal('fetch', called);
    const sending = sendReport(report);
    await vi.advanceTimersByTimeAsync(119_000);
    const signal = called.mock.calls[0]?.[1].signal;
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await sending).toEqual({ ok: false, reason: 'no-answer' });
    expect(signal?.aborted).toBe(true);
  });
});
