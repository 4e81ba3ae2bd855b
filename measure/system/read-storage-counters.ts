import { countOf, factsOf, known, objectsOf, within, wordsOf } from './fields';
import type { SystemDrive, SystemFacts } from './system-facts';

const sumOf = (...counts: (number | undefined)[]) =>
  counts.some((count) => count !== undefined)
    ? counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
    : undefined;

/**
 * `Get-PhysicalDisk | Get-StorageReliabilityCounter | ConvertTo-Json`: Microsoft's class MSFT_StorageReliabilityCounter.
 * `Wear` is the share used in percent. A drive that does not report its temperature has 0 there, and null elsewhere.
 */
export function readStorageCounters(json: unknown): SystemFacts {
  return factsOf({
    source: 'storage-counters',
    platform: 'windows',
    drives: objectsOf(json).map((drive) =>
      known<SystemDrive>({
        model: wordsOf(drive.FriendlyName),
        serial: wordsOf(drive.SerialNumber),
        bytes: countOf(drive.Size),
        hours: countOf(drive.PowerOnHours),
        percentUsed: within(drive.Wear, 0, 255),
        mediaErrors: sumOf(countOf(drive.ReadErrorsUncorrected), countOf(drive.WriteErrorsUncorrected)),
        celsius: within(drive.Temperature, 1, 150),
      }),
    ),
  });
}
