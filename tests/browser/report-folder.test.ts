import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Sealed } from '../../machines/report/report';
import { formatReport } from '../../machines/report/report-of';
import { saveToFolder } from '../../src/browser/report/save-to-folder';
import { deviceOf, sealed } from '../machines/report/devices';

const error = (name: string) => new DOMException(name, name);

interface Faults {
  readonly find?: string;
  readonly write?: string;
  readonly permission?: PermissionState | 'none';
}

/** A folder as the browser gives it, in memory. Each fault is the name of the error that the call rejects with. */
function folderOf({ find, write, permission = 'granted' }: Faults = {}) {
  const files = new Map<string, string>();
  const folder = {
    ...(permission !== 'none' && { queryPermission: async () => permission }),
    getFileHandle: async (name: string, options?: { create: boolean }) => {
      if (find) throw error(find);
      if (!files.has(name) && !options?.create) throw error('NotFoundError');
      if (!files.has(name)) files.set(name, '');
      return {
        getFile: async () => new Blob([files.get(name) ?? '']),
        createWritable: async () => {
          let text = '';
          await new Promise((opened) => setTimeout(opened, 20));
          return {
            write: async (more: string) => {
              text += more;
            },
            close: async () => {
              if (write) throw error(write);
              files.set(name, text);
            },
          };
        },
      };
    },
    removeEntry: async (name: string) => {
      files.delete(name);
    },
  };
  return { files, folder: folder as unknown as FileSystemDirectoryHandle };
}

let report: Sealed;
let other: Sealed;
const first = 'AT-000001_2026-11-22T1044_';

beforeAll(async () => {
  report = await sealed(deviceOf(1));
  other = { ...report, journals: [] };
}, 60_000);

describe('saving into a folder', () => {
  it('writes the whole report under a name that says the device, the time and the verdict', async () => {
    const { files, folder } = folderOf();
    const save = await saveToFolder(folder, report);
    const [[name, text] = []] = files;
    expect(save).toEqual({ ok: true, file: name });
    expect(name).toMatch(new RegExp(`^${first}(fail|warning|pass|inconclusive)\\.json$`));
    expect(text).toBe(formatReport(report));
  });

  it('never replaces a file, and saves the same report once', async () => {
    const { files, folder } = folderOf();
    await saveToFolder(folder, other);
    const [name = ''] = files.keys();
    const second = name.replace('.json', '-2.json');
    for (let i = 0; i < 2; i++) expect(await saveToFolder(folder, report)).toEqual({ ok: true, file: second });
    expect([...files.values()]).toEqual([formatReport(other), formatReport(report)]);
  });

  it('saves a report once that is saved twice at the same time', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_: string, work: () => Promise<unknown>) => (last = last.then(work));
    vi.stubGlobal('navigator', { locks: { request } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { files, folder } = folderOf();
    const save = saveToFolder(folder, report);
    await expect.poll(() => files.size, { interval: 0 }).toBe(1);
    expect(await saveToFolder(folder, report)).toEqual(await save);
    expect([...files.values()]).toEqual([formatReport(report)]);
  });

  it.each([
    [{ permission: 'prompt' }, 'not-allowed'],
    [{ find: 'NotAllowedError' }, 'not-allowed'],
    [{ find: 'NotFoundError' }, 'gone'],
    [{ write: 'QuotaExceededError' }, 'full'],
    [{ write: 'NoModificationAllowedError' }, 'failed'],
  ] as const)('says what went wrong with %j, and leaves nothing half written', async (faults, reason) => {
    const { files, folder } = folderOf(faults);
    expect(await saveToFolder(folder, report)).toEqual({ ok: false, reason });
    expect(files.size).toBe(0);
  });

  it('needs no permission where the browser knows none', async () => {
    const { folder } = folderOf({ permission: 'none' });
    expect(await saveToFolder(folder, report)).toMatchObject({ ok: true });
  });
});
