import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canCapture } from '../../src/browser/media/ask-permissions';
import {
  CAPTURE_TIMEOUT_MS,
  CaptureError,
  listDevices,
  onLost,
  openCapture,
  release,
} from '../../src/browser/media/capture';

/** A stream in memory. Its tracks record whether they were stopped. */
function streamOf(count: number, kind = 'audio') {
  const tracks = Array.from({ length: count }, () => {
    const track = new EventTarget() as EventTarget & { stopped: boolean; kind: string; stop(): void };
    track.kind = kind;
    track.stopped = false;
    track.stop = () => {
      track.stopped = true;
    };
    return track;
  });
  return { stream: { getTracks: () => tracks } as unknown as MediaStream, tracks };
}

let answer: { grant: (stream: MediaStream) => void; refuse: (error: unknown) => void };
const getUserMedia = vi.fn(
  (_: MediaStreamConstraints) =>
    new Promise<MediaStream>((resolve, reject) => {
      answer = { grant: resolve, refuse: reject };
    }),
);
const hasMedia = (mediaDevices: unknown) => vi.stubGlobal('navigator', { mediaDevices });

beforeEach(() => {
  vi.useFakeTimers();
  hasMedia({ getUserMedia });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  getUserMedia.mockClear();
});

const named = (name: string, more: object = {}) => Object.assign(new Error('said no'), { name }, more);
const open = (timeout?: number) => openCapture({ audio: true }, new AbortController().signal, timeout);
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'opened',
    (error) => (error instanceof CaptureError ? error.reason : error),
  );

describe('opening a microphone or camera', () => {
  it('asks for what was wished, and gives the stream', async () => {
    const { stream, tracks } = streamOf(1);
    const opened = open();
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({ audio: true });
    answer.grant(stream);
    expect(await opened).toBe(stream);
    await vi.advanceTimersByTimeAsync(2 * CAPTURE_TIMEOUT_MS);
    expect(tracks[0]?.stopped, 'the time-out is over with the answer').toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives the reason of every refusal', async () => {
    const refusals = {
      NotAllowedError: 'denied',
      SecurityError: 'denied',
      NotFoundError: 'not-found',
      NotReadableError: 'not-readable',
      AbortError: 'not-readable',
      TypeError: 'other',
      InventedError: 'other',
    };
    for (const [name, reason] of Object.entries(refusals)) {
      const opened = open();
      answer.refuse(named(name));
      expect(await reasonOf(opened), name).toBe(reason);
    }
    const opened = open();
    answer.refuse(named('OverconstrainedError', { constraint: 'deviceId' }));
    await expect(opened).rejects.toMatchObject({ reason: 'over-constrained', constraint: 'deviceId' });
  });

  it('does not wait for ever, and stops a grant that comes after the time-out', async () => {
    const { stream, tracks } = streamOf(2);
    const reason = reasonOf(open(1000));
    await vi.advanceTimersByTimeAsync(999);
    expect(await Promise.race([reason, Promise.resolve('waits')])).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(await reason).toBe('time-out');
    answer.grant(stream);
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, true]);
  });

  it('stops a grant that comes after it was called off', async () => {
    const { stream, tracks } = streamOf(1);
    const left = new AbortController();
    const reason = reasonOf(openCapture({ audio: true }, left.signal));
    left.abort('left');
    expect(await reason).toBe('left');
    expect(vi.getTimerCount()).toBe(0);
    answer.grant(stream);
    await vi.advanceTimersByTimeAsync(0);
    expect(tracks[0]?.stopped).toBe(true);
  });

  it('asks nobody when it was called off before, or where there is nobody to ask', async () => {
    expect(await reasonOf(openCapture({ audio: true }, AbortSignal.abort('left')))).toBe('left');
    // As in an insecure context.
    hasMedia(undefined);
    expect(canCapture()).toBe(false);
    expect(await reasonOf(open())).toBe('unsupported');
    expect(getUserMedia).not.toHaveBeenCalled();
    hasMedia({ getUserMedia });
    expect(canCapture()).toBe(true);
  });
});

describe('an open stream', () => {
  function watched(count: number, kind?: string) {
    const { stream, tracks } = streamOf(count, kind);
    const lost = vi.fn();
    return { tracks, lost, stop: onLost(stream, lost) };
  }

  it('tells when a track ends by itself, until it is asked no more', () => {
    const { tracks, lost, stop } = watched(2);
    tracks[1]?.dispatchEvent(new Event('ended'));
    expect(lost).toHaveBeenCalledTimes(1);
    stop();
    tracks[0]?.dispatchEvent(new Event('ended'));
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('is lost when a microphone stays muted for two seconds, as when a call takes it, and not before', () => {
    const { tracks, lost, stop } = watched(1);
    tracks[0]?.dispatchEvent(new Event('mute'));
    vi.advanceTimersByTime(1900);
    tracks[0]?.dispatchEvent(new Event('unmute'));
    vi.advanceTimersByTime(5000);
    expect(lost).not.toHaveBeenCalled();
    tracks[0]?.dispatchEvent(new Event('mute'));
    vi.advanceTimersByTime(2100);
    expect(lost).toHaveBeenCalledTimes(1);
    tracks[0]?.dispatchEvent(new Event('mute'));
    stop();
    expect(vi.getTimerCount(), 'nothing is left running').toBe(0);
  });

  it('is not lost when a camera is muted: one that stands still is muted too, and is what its test looks for', () => {
    const { tracks, lost } = watched(1, 'video');
    tracks[0]?.dispatchEvent(new Event('mute'));
    vi.advanceTimersByTime(60_000);
    expect(lost).not.toHaveBeenCalled();
  });

  it('is released with all its tracks', () => {
    const { stream, tracks } = streamOf(2);
    release(stream);
    expect(tracks.map(({ stopped }) => stopped)).toEqual([true, true]);
  });
});

describe('the list of devices', () => {
  it('holds one kind, without the aliases for the default and those without an id', async () => {
    const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });
    const enumerateDevices = async () => [
      device('audioinput', 'default', 'Default'),
      device('audioinput', 'communications', 'Communications'),
      device('audioinput', 'a1', 'Built-in'),
      device('audioinput', '', ''),
      device('videoinput', 'v1', 'Camera'),
      device('audioinput', 'a2', 'Headset'),
    ];
    hasMedia({ enumerateDevices });
    expect(await listDevices('audioinput')).toEqual([
      { id: 'a1', label: 'Built-in' },
      { id: 'a2', label: 'Headset' },
    ]);
  });

  it('is empty where the browser tells none', async () => {
    hasMedia(undefined);
    expect(await listDevices('audioinput')).toEqual([]);
    hasMedia({});
    expect(await listDevices('videoinput')).toEqual([]);
  });
});
