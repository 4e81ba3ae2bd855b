// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceOf } from '../../../src/browser/media/camera';
import { createViewfinder, watchVideo } from '../../../src/browser/media/camera-video';
import { CaptureError } from '../../../src/browser/media/capture';
import { failureOf } from '../../../src/browser/media/open-camera';

describe('a failure', () => {
  it('keeps the reason and the wish that could not be met', () => {
    expect(failureOf(new CaptureError('over-constrained', 'deviceId'))).toEqual({
      reason: 'over-constrained',
      constraint: 'deviceId',
    });
    expect(failureOf(new CaptureError('lost'))).toEqual({ reason: 'lost', constraint: null });
    expect(failureOf(new TypeError('no'))).toEqual({ reason: 'other', constraint: null });
  });
});

it('asks for exactly the chosen camera, and for any that looks at the person where none is chosen', () => {
  expect(deviceOf('desk')).toEqual({ deviceId: { exact: 'desk' } });
  expect(deviceOf(null)).toEqual({ facingMode: { ideal: 'user' } });
});

/** A minimal video element for a viewfinder. */
function videoOf() {
  const play = vi.fn(() => Promise.resolve());
  return { element: Object.assign(new EventTarget(), { srcObject: null, play }) as unknown as HTMLVideoElement, play };
}
const stream = {} as MediaStream;

describe('the viewfinder', () => {
  it('shows a stream whether the element or the stream comes first', () => {
    for (const elementFirst of [true, false]) {
      const finder = createViewfinder();
      const { element, play } = videoOf();
      const steps = [() => finder.attach(element), () => finder.show(stream)];
      for (const step of elementFirst ? steps : steps.toReversed()) step();
      expect(element.srcObject).toBe(stream);
      expect(play).toHaveBeenCalledTimes(1);
      finder.show(null);
      expect(element.srcObject).toBeNull();
    }
  });

  it('tells once of the first frame, and of none that comes after the stream was taken away', () => {
    const finder = createViewfinder();
    const { element } = videoOf();
    const onPicture = vi.fn();
    finder.attach(element);
    finder.show(stream, onPicture);
    expect(onPicture).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('loadeddata'));
    element.dispatchEvent(new Event('loadeddata'));
    expect(onPicture).toHaveBeenCalledOnce();
    finder.show({} as MediaStream, onPicture);
    finder.show(null);
    element.dispatchEvent(new Event('loadeddata'));
    expect(onPicture).toHaveBeenCalledOnce();
  });

  it('releases an element that leaves the page', () => {
    const finder = createViewfinder();
    const { element } = videoOf();
    finder.attach(element);
    finder.show(stream);
    finder.attach(null);
    expect(element.srcObject).toBeNull();
    expect(finder.video).toBeNull();
  });
});

describe('in a browser that announces no frames', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('frames are counted by the playback quality, where the browser has it', () => {
    let totalVideoFrames = 0;
    const video = { currentTime: 0, getVideoPlaybackQuality: () => ({ totalVideoFrames }) };
    const counts: (number | null)[] = [];
    const stop = watchVideo(video as unknown as HTMLVideoElement, (presented) => counts.push(presented));
    vi.advanceTimersByTime(50);
    video.currentTime = 0.2;
    totalVideoFrames = 6;
    vi.advanceTimersByTime(50);
    expect(counts, 'a count of 0 beside a frame is no count').toEqual([null, 6]);
    stop();
  });

  it('new frames are known by the time of the video, and are not counted', () => {
    const video = { currentTime: 0 };
    const frames: [number | null, number][] = [];
    const stop = watchVideo(video as HTMLVideoElement, (presented, time) => frames.push([presented, time]));
    vi.advanceTimersByTime(100);
    video.currentTime = 0.2;
    vi.advanceTimersByTime(100);
    expect(frames).toEqual([
      [null, 0],
      [null, 0.2],
    ]);
    stop();
    video.currentTime = 0.4;
    vi.advanceTimersByTime(100);
    expect(frames).toHaveLength(2);
  });
});
