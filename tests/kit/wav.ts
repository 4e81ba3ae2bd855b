/**
 * A WAV file of 16-bit samples.
 * @param channels samples of equal length, full scale ±1; larger values clip
 * @param rate sample rate in Hz
 */
export function wav(channels: readonly Float32Array[], rate: number): Buffer {
  const length = channels[0]?.length ?? 0;
  const frame = channels.length * 2;
  const file = Buffer.alloc(44 + length * frame);
  file.write('RIFF', 0, 'ascii');
  file.writeUInt32LE(36 + length * frame, 4);
  file.write('WAVEfmt ', 8, 'ascii');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * frame, 28);
  file.writeUInt16LE(frame, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'ascii');
  file.writeUInt32LE(length * frame, 40);
  for (let i = 0; i < length; i++) {
    channels.forEach((samples, channel) => {
      const sample = Math.round((samples[i] ?? 0) * 32768);
      file.writeInt16LE(Math.max(-32768, Math.min(32767, sample)), 44 + i * frame + channel * 2);
    });
  }
  return file;
}

/**
 * Samples a function of time.
 * @param seconds duration
 * @param rate sample rate in Hz
 * @param at the value at a time in seconds
 */
export function signal(seconds: number, rate: number, at: (time: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, i) => at(i / rate));
}
