import type { AnyStateMachine } from 'xstate';
import type { Model } from '../kit/model';
import { models } from '../kit/models';
import { inWords, type PathsInWords } from '../kit/sentences';
import { barcodesModel } from './inspection.barcodes.model';
import { inspectionModel } from './inspection.model';
import { photosModel } from './inspection.photos.model';
import { playbackModel } from './report/playback.model';
import { verifyModel } from './report/verify-page.model';
import { systemInfoModel } from './system-info.model';

/** The models of all machines of the site, by the name of the test or the file. */
const all: Readonly<Record<string, () => unknown>> = {
  ...models,
  inspection: () => inspectionModel,
  photos: () => photosModel,
  barcodes: () => barcodesModel,
  verify: () => verifyModel,
  playback: () => playbackModel,
  'system-info': () => systemInfoModel(() => undefined),
};

/** What `npm run paths` can print. */
export const names = Object.keys(all);

/** @param name one of `names` */
export function pathsOf(name: string): PathsInWords {
  const make = all[name];
  if (!make) throw new Error(`No machine is called '${name}'. There are: ${names.join(', ')}`);
  return inWords(make() as Model<AnyStateMachine>);
}
