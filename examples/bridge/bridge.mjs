// @ts-check
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Takes the reports that Send posts, keeps each as a file named by its seal, and writes what they found to Snipe-IT.
 * README.md shows how to run it.
 */

/** A report with twelve photos has 10 MB. */
const MAX_BYTES = 32 * 2 ** 20;
/** Long enough for a small server; a page waits two minutes. */
const MAX_ANSWER_MS = 10_000;

/** @typedef {{ site: string, folder: string, snipe: string, token: string }} Settings */
/** @typedef {Pick<import('../../machines/report/report').Sealed, 'report' | 'seal'>} Sealed */
/** @typedef {{ asset: number, sealedAt: number, answer: string }} Done stored beside a report that needs no more work */
/** @typedef {{ hash: string, sealedAt: number, tag: string, serial: string, notes: string, status: string, fields: Record<string, string> }} Order */
/** @typedef {{ id: number, asset_tag: string, serial?: string | null, custom_fields?: Record<string, { field: string }> }} Asset */

/** Snipe-IT works, but cannot take this report until a person changes something there. */
class Refusal extends Error {}

/** What Snipe-IT is told, in the words of the site's own import file for it. @param {Sealed} sealed @returns {Order} */
export function orderOf({ report, seal }) {
  const { id, overall, facts, finishedAt, sealedAt } = report;
  const grades = { cosmetic: report.grades.cosmetic?.code ?? '', function: report.grades.function?.code ?? '' };
  const isBroken = ['C1', 'D'].includes(grades.cosmetic) || ['F1', 'F2', 'D'].includes(grades.function);
  const isReady = overall.verdict === 'pass' && overall.missing.length === 0 && !isBroken;
  const codes = report.entries.flatMap(({ result, codes }) => [
    ...(result?.findings ?? []).map(({ code }) => code),
    ...codes,
  ]);
  return {
    hash: seal.hash,
    sealedAt,
    tag: facts.assetTag.trim(),
    serial: facts.serial.trim(),
    notes: facts.notes.trim(),
    status: isReady ? 'Ready to Deploy' : 'Pending',
    fields: {
      'Assay Verdict': overall.verdict,
      'Assay Date': new Date(finishedAt).toISOString().slice(0, 10),
      'Assay Codes': [...new Set(codes)].join(' '),
      'Assay Report': id,
      'Cosmetic Grade': grades.cosmetic,
      'Function Grade': grades.function,
    },
  };
}

/** The report in a posted text; undefined if it is none. @param {string} text */
function orderIn(text) {
  try {
    const sealed = JSON.parse(text);
    // The hash becomes the name of a file.
    const isReport = sealed.type === 'assay-report' && /^[\da-f]{64}$/.test(sealed.seal.hash);
    return isReport && Number.isFinite(sealed.report.sealedAt) ? orderOf(sealed) : undefined;
  } catch {
    return undefined;
  }
}

/** A server that is not listening yet. It works on what waits from an earlier start. @param {Settings} settings */
export function bridge({ site, folder, snipe, token }) {
  mkdirSync(folder, { recursive: true });
  /** @param {string} hash @param {'json' | 'done'} ending */
  const fileOf = (hash, ending) => join(folder, `${hash}.${ending}`);
  /** When the newest report of an asset was sealed that is in Snipe-IT. @type {Map<number, number>} */
  const newest = new Map();
  /** What Snipe-IT is still to be told. @type {Map<string, Order>} */
  const waiting = new Map();
  const names = new Set(readdirSync(folder));
  for (const name of names) {
    const [hash = '', ending] = name.split('.');
    const text = () => readFileSync(join(folder, name), 'utf8');
    if (ending === 'done') remember(JSON.parse(text()));
    const order = ending === 'json' && !names.has(`${hash}.done`) ? orderIn(text()) : undefined;
    if (order) waiting.set(hash, order);
  }

  /** @param {Done} done */
  function remember({ asset, sealedAt }) {
    newest.set(asset, Math.max(sealedAt, newest.get(asset) ?? 0));
  }

  /** @param {string} path @param {RequestInit} [init] */
  async function ask(path, init) {
    const headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    };
    const signal = AbortSignal.timeout(MAX_ANSWER_MS);
    const response = await fetch(`${snipe}/api/v1/${path}`, { ...init, headers, signal, redirect: 'error' });
    const { status, ok } = response;
    // A server in trouble, a wrong token, too many requests: the next report tries again.
    if (status >= 500 || [401, 403, 429].includes(status)) throw new Error(`Status ${status}`);
    if (!ok) throw new Refusal(`Snipe-IT answered with status ${status}.`);
    return response.json();
  }

  /** One asset comes bare, several as rows, none as an error with status 200. @returns {Promise<Asset[]>} */
  const assetsBy = async (/** @type {string} */ kind, /** @type {string} */ value) => {
    const found = value === '' ? {} : await ask(`hardware/${kind}/${encodeURIComponent(value)}`);
    return found.rows ?? (found.id ? [found] : []);
  };

  /** Writes to the asset of a report. @param {Order} order @returns {Promise<Done>} */
  async function tell({ tag, serial, notes, status, fields, sealedAt }) {
    const byTag = await assetsBy('bytag', tag);
    const [asset, other] = byTag.length > 0 ? byTag : await assetsBy('byserial', serial);
    const named = [tag && `tag ${tag}`, serial && `serial number ${serial}`].filter(Boolean).join(' or ');
    if (!asset) throw new Refusal(named ? `Snipe-IT has no asset with ${named}.` : 'It names no tag or serial number.');
    if (other) throw new Refusal(`Snipe-IT has several assets with ${named}.`);
    if (serial && asset.serial && asset.serial.toLowerCase() !== serial.toLowerCase())
      throw new Refusal(`In Snipe-IT, ${asset.asset_tag} has the serial number ${asset.serial}, not ${serial}.`);
    if ((newest.get(asset.id) ?? 0) > sealedAt)
      return { asset: asset.id, sealedAt, answer: `Snipe-IT already has a newer report of ${asset.asset_tag}.` };
    const labels = await ask('statuslabels?limit=500');
    const label = labels.rows.find((/** @type {{ name: string }} */ { name }) => name === status);
    if (!label) throw new Refusal(`Snipe-IT has no status ${status}.`);
    const known = asset.custom_fields ?? {};
    const columns = Object.entries(fields).map(([name, value]) => [known[name]?.field, value]);
    // Empty notes would delete those that are there.
    const body = {
      status_id: label.id,
      ...(notes && { notes }),
      ...Object.fromEntries(columns.filter(([column]) => column)),
    };
    const told = await ask(`hardware/${asset.id}`, { method: 'PATCH', body: JSON.stringify(body) });
    if (told.status !== 'success') throw new Refusal(`Snipe-IT refused: ${JSON.stringify(told.messages)}`);
    const left = Object.keys(fields).filter((name) => !known[name]);
    const without = left.length > 0 ? `, without ${left.join(', ')}: its model has no such fields` : '';
    return { asset: asset.id, sealedAt, answer: `${asset.asset_tag} is up to date in Snipe-IT${without}.` };
  }

  /** Writes a file first under another name: one that is cut by a crash never counts. @param {string} file @param {string} text */
  async function keep(file, text) {
    await writeFile(join(folder, 'new'), text, { flush: true });
    await rename(join(folder, 'new'), file);
  }

  /** Tells Snipe-IT what waits. Returns why each of the others still waits. */
  async function work() {
    /** @type {Map<string, string>} */
    const reasons = new Map();
    for (const order of [...waiting.values()]) {
      try {
        const done = await tell(order);
        await keep(fileOf(order.hash, 'done'), JSON.stringify(done));
        remember(done);
      } catch (error) {
        const { message } = /** @type {Error} */ (error);
        if (!(error instanceof Refusal)) {
          for (const hash of waiting.keys())
            reasons.set(hash, `Snipe-IT is away (${message}). The next report tries again.`);
          return reasons;
        }
        reasons.set(order.hash, message);
      }
      // A refused one has another try when it is sent again, or at the next start.
      waiting.delete(order.hash);
    }
    return reasons;
  }

  /** Keeps a report and works on it. @param {string} text @returns {Promise<[status: number, answer: string]>} */
  async function take(text) {
    const order = orderIn(text);
    if (!order) return [400, 'This is no report.'];
    const { hash } = order;
    const read = (/** @type {'json' | 'done'} */ ending) =>
      readFile(fileOf(hash, ending), 'utf8').catch(() => undefined);
    const before = await read('json');
    if (before !== undefined && before !== text) return [409, 'Another file with this seal is kept.'];
    if (before === undefined) await keep(fileOf(hash, 'json'), text);
    if ((await read('done')) === undefined) waiting.set(hash, order);
    const reasons = await work();
    const done = await read('done');
    if (done !== undefined) return [200, JSON.parse(done).answer];
    return [202, `Kept, but not written. ${reasons.get(hash)}`];
  }

  /** One after another, so that no report overtakes another. @type {Promise<unknown>} */
  let turn = work();
  /** @param {string} text */
  const takeInTurn = (text) => {
    const taken = turn.then(() => take(text));
    turn = taken.catch(() => undefined);
    return taken;
  };

  return createServer(async (request, response) => {
    const { origin, 'content-type': type } = request.headers;
    const allowed = {
      'Access-Control-Allow-Origin': site,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Content-Disposition, Idempotency-Key',
      'Access-Control-Max-Age': '7200',
    };
    const answer = (/** @type {number} */ status, /** @type {string} */ text) =>
      response
        .writeHead(status, {
          ...allowed,
          'Content-Type': 'text/plain; charset=utf-8',
          'X-Content-Type-Options': 'nosniff',
        })
        .end(text);
    if (origin !== undefined && origin !== site) return answer(403, 'This site may not send here.');
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    if (request.method !== 'POST') return answer(405, 'Only POST.');
    if (type !== 'application/json') return answer(415, 'Only JSON.');
    try {
      /** @type {Buffer[]} */
      const parts = [];
      let bytes = 0;
      // Read to the end, because a browser shows no answer that comes while it still sends.
      for await (const part of request) {
        bytes += part.length;
        if (bytes <= MAX_BYTES) parts.push(part);
      }
      if (bytes > MAX_BYTES) return answer(413, 'The report is too large.');
      answer(...(await takeInTurn(Buffer.concat(parts).toString())));
    } catch (error) {
      console.error(error);
      answer(500, 'It could not be kept.');
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ASSAY_SITE, SNIPE_URL, SNIPE_TOKEN, FOLDER = 'reports', HOST = '127.0.0.1', PORT = '8417' } = process.env;
  if (!ASSAY_SITE || !SNIPE_URL || !SNIPE_TOKEN) throw new Error('Set ASSAY_SITE, SNIPE_URL and SNIPE_TOKEN.');
  bridge({ site: ASSAY_SITE, folder: FOLDER, snipe: SNIPE_URL, token: SNIPE_TOKEN }).listen(Number(PORT), HOST, () =>
    console.log(`Reports of ${ASSAY_SITE} go to ${FOLDER} and ${SNIPE_URL}`),
  );
}
