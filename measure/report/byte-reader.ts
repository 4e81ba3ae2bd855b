import { fromUtf8 } from './bytes';

/** Reads bytes from the left. Past the end, it returns zeros and `isOver` is true. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isOver(): boolean {
    return this.#at > this.#bytes.length;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => this.byte());
  }

  /** Reads a big-endian unsigned integer of this many bytes. */
  number(bytes: number): number {
    let value = 0;
    for (let i = 0; i < bytes; i++) value = value * 256 + this.byte();
    return value;
  }

  /** Reads a text prefixed with its length in one byte; null if the bytes are not valid UTF-8. */
  text(): string | null {
    return fromUtf8(this.bytes(this.byte()));
  }
}
