import { barcodesMachine } from '../../machines/inspection/barcodes.machine';
import { modelOf } from '../kit/model';

const refused = { type: 'FAILED', failure: { reason: 'denied', constraint: null } } as const;
const lost = { type: 'FAILED', failure: { reason: 'lost', constraint: null } } as const;

export const barcodesModel = modelOf(barcodesMachine, {
  events: [
    { type: 'OPEN', wanted: 2, known: ['L-7'] },
    { type: 'CLOSE' },
    { type: 'OPENED' },
    refused,
    lost,
    { type: 'HIDE' },
    { type: 'READER.FAILED' },
    { type: 'READ', text: 'AT-004417' },
    { type: 'READ', text: 'PF-3K0O1L' },
  ],
  key: ({ context }) => [context.codes, context.failure],
  skip: (snapshot, event) => {
    // A camera can be refused only before it shows a picture, and lost only afterwards.
    if (event.type === 'FAILED') return (event.failure.reason === 'lost') !== snapshot.matches({ open: 'reading' });
    // The codes of a label arrive in the order in which they are printed.
    return event.type === 'READ' && event.text === 'PF-3K0O1L' && snapshot.context.codes.length === 1;
  },
});
