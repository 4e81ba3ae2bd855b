import type { FilesRead, SystemFile } from '../../../machines/system-files/run';
import { systemFilesMachine } from '../../../machines/system-files/system-files.machine';
import { readSystemText } from '../../../measure/system/read-system-file';
import { modelOf } from '../../kit/model';
import { seen, smartctl, upower } from './system-files.samples';

/** A file as the reader gives it. Its SHA-256 is its name here. @throws if the text is not read */
export function fileOf(name: string, text: string): SystemFile {
  const reading = readSystemText(text);
  if ('refused' in reading) throw new Error(`${name} is refused: ${reading.refused}`);
  return { name, bytes: text.length, sha256: name, facts: reading.facts };
}

export const battery = fileOf('battery.txt', upower(47.1));
export const drive = fileOf('drive.json', smartctl);

const read = (output: Partial<FilesRead>) =>
  ({ type: 'xstate.done.actor.reader', output: { at: 5000, seen, files: [], refused: [], ...output } }) as const;

export const systemFilesModel = modelOf(systemFilesMachine, {
  events: [
    { type: 'READ', at: 1000 },
    read({ files: [battery] }),
    read({ files: [drive] }),
    read({ refused: [{ name: 'empty.txt', why: 'empty' }] }),
    { type: 'xstate.error.actor.reader', error: new Error('no reader') },
    { type: 'CANCEL' },
    { type: 'REMOVE', sha256: battery.sha256, at: 6000 },
    { type: 'CONTINUE' },
    { type: 'AGAIN' },
  ],
  key: ({ context: { files, refused } }) => [files.map(({ sha256 }) => sha256), refused.map(({ why }) => why)],
  // A file that is not there has no button to remove it.
  skip: ({ context }, event) => event.type === 'REMOVE' && !context.files.some(({ sha256 }) => sha256 === event.sha256),
});
