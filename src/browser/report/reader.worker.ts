import { type ReaderReply, type ReadOrder, readInThread } from './read-order';

const tell = (reply: ReaderReply) => postMessage(reply);
const canceling = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ReadOrder | 'cancel'>) => {
  if (data === 'cancel') return canceling.abort();
  readInThread(data, { onLine: (line) => tell({ kind: 'line', line }), signal: canceling.signal }).then(
    (result) => tell({ kind: 'done', result }),
    () => tell({ kind: 'failed' }),
  );
});
