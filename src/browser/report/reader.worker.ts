import { type ReaderReply, type ReadOptions, type ReadOrder, readInThread } from './read-order';

const tell = (reply: ReaderReply) => postMessage(reply);
const canceling = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ReadOrder | 'cancel'>) => {
  if (data === 'cancel') return canceling.abort();
  const options: ReadOptions = {
    onLine: (line) => tell({ kind: 'line', line }),
    onPart: (part) => tell({ kind: 'part', part }),
    signal: canceling.signal,
  };
  readInThread(data, options).then(
    (result) => tell({ kind: 'done', result }),
    () => tell({ kind: 'failed' }),
  );
});
tell({ kind: 'ready' });
