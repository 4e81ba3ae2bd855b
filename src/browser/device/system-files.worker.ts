import { decodeText, readSystemText } from '../../../measure/system/read-system-file';

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => postMessage(readSystemText(decodeText(data))));
