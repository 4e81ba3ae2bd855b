import type { Sealed } from '../../../machines/report/report';
import { keepReport } from '../../../src/browser/storage/reports';

const HOUR_MS = 3_600_000;
const models = ['ThinkPad T14 Gen 3', 'Latitude 5430', 'EliteBook 840 G9', 'Surface Pro 8', 'MacBook Air M2'];
const people = ['M. Okafor', 'S. Lindqvist', 'A. Moreau', 'J. Tan'];
const serialOf = (i: number) => `PF-${(i * 7919).toString(36).toUpperCase()}`;

/**
 * Stores reports of many devices, created from a few templates, with the program's own functions: 40 reports per lot.
 * Every tenth report is a retest of the previous device.
 */
export async function fill(count: number, templates: readonly Sealed[]): Promise<void> {
  for (let i = 0; i < count; i++) {
    const sealed = templates[i % templates.length];
    if (!sealed) return;
    const { report } = sealed;
    const lot = String(Math.floor(i / 40)).padStart(3, '0');
    await keepReport({
      ...sealed,
      report: {
        ...report,
        id: `AS-${String(i).padStart(4, '0')}-M2DN`,
        startedAt: report.startedAt - i * HOUR_MS,
        facts: {
          ...report.facts,
          serial: serialOf(i % 10 === 9 ? i - 1 : i),
          assetTag: `AT-${String(i).padStart(6, '0')}`,
          lot: `LOT-26-${lot}`,
          model: models[i % models.length] ?? '',
          technician: people[i % people.length] ?? '',
        },
      },
    });
  }
}
