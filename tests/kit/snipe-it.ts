import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A stand-in of Snipe-IT's API, with the answers of its `AssetsController.php` (https://github.com/grokability/snipe-it):
 * one asset by its tag comes bare, several and those by serial number as rows, none as an error with status 200. It
 * refuses what the API would not know.
 */

export interface SnipeAsset {
  readonly id: number;
  readonly asset_tag: string;
  readonly serial: string | null;
  /** Columns of the custom fields that its model has, by their names. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** Columns of the import file's custom fields. */
export const snipeColumns = {
  'Assay Verdict': '_snipeit_assay_verdict_2',
  'Assay Date': '_snipeit_assay_date_3',
  'Assay Codes': '_snipeit_assay_codes_4',
  'Assay Report': '_snipeit_assay_report_5',
  'Cosmetic Grade': '_snipeit_cosmetic_grade_6',
  'Function Grade': '_snipeit_function_grade_7',
} as const;

export const SNIPE_TOKEN = 'a-token';
const labels = ['Pending', 'Ready to Deploy', 'Archived'].map((name, i) => ({ id: i + 1, name }));

/** Starts a server. `stop` ends it with all of its connections. */
export async function hosted(server: Server, port = 0): Promise<{ address: string; stop: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

/** What an asset was told, with the name of its status. */
export type Told = Readonly<Record<string, unknown>>;

/** Starts the stand-in. With `faults.status` it answers so, whatever it is asked. */
export async function startSnipeIt(assets: readonly SnipeAsset[]) {
  const told = new Map<string, Told[]>();
  const faults = { status: 0 };
  const rowOf = ({ columns = snipeColumns, ...asset }: SnipeAsset) => ({
    ...asset,
    custom_fields: Object.fromEntries(
      Object.entries(columns).map(([name, field]) => [name, { field, value: '', field_format: 'ANY' }]),
    ),
  });
  const missing = { status: 'error', messages: 'Asset does not exist.', payload: null };
  const rows = (found: readonly SnipeAsset[]) =>
    found.length > 0 ? { total: found.length, rows: found.map(rowOf) } : missing;
  const answerTo = (method: string, path: string, body: string): unknown => {
    const [, kind, value = ''] = /^\/api\/v1\/hardware\/(?:(bytag|byserial)\/)?([^/]+)$/.exec(path) ?? [];
    const text = decodeURIComponent(value);
    if (method === 'GET' && path === '/api/v1/statuslabels') return { total: labels.length, rows: labels };
    if (method === 'GET' && kind === 'bytag') {
      const found = assets.filter(({ asset_tag }) => asset_tag === text);
      return found.length === 1 && found[0] ? rowOf(found[0]) : rows(found);
    }
    if (method === 'GET' && kind === 'byserial') return rows(assets.filter(({ serial }) => serial === text));
    const asset = assets.find(({ id }) => String(id) === text);
    if (method !== 'PATCH' || kind || !asset) return undefined;
    const { status_id, ...fields } = JSON.parse(body) as Record<string, unknown>;
    const status = labels.find(({ id }) => id === status_id)?.name;
    const known = ['notes', ...Object.values(asset.columns ?? snipeColumns)];
    const strange = Object.keys(fields).find((name) => !known.includes(name) || typeof fields[name] !== 'string');
    if (!status || strange) return { status: 'error', messages: { [strange ?? 'status_id']: ['is invalid'] } };
    told.set(asset.asset_tag, [...(told.get(asset.asset_tag) ?? []), { status, ...fields }]);
    return { status: 'success', messages: 'Asset updated successfully.', payload: { id: asset.id } };
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const isKnown = request.headers.authorization === `Bearer ${SNIPE_TOKEN}`;
    const path = request.url?.split('?')[0] ?? '';
    const answer = isKnown && !faults.status ? answerTo(request.method ?? '', path, body) : undefined;
    response.writeHead(faults.status || (!isKnown ? 401 : answer ? 200 : 404), { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'No' }));
  });
  return { ...(await hosted(server)), told, faults };
}
