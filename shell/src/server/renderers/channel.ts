import type { Duplex } from 'node:stream';

/** Bytes of the two lengths before each message: of its head and of its body. */
const PREFIX = 8;
/** A longer message is not one of ours, in bytes. */
const LONGEST = 256 * 1024 * 1024;

/** A message between the shell's server and a renderer: a head in JSON, and bytes that are not copied into it. */
export interface Received<Head> {
  head: Head;
  body: Buffer;
}

/** Sends and receives messages over a stream, in order. */
export class Channel<Sent extends object, Head extends object> {
  readonly #stream: Duplex;
  #chunks: Buffer[] = [];
  #length = 0;
  /** Bytes of the message that is arriving; 0 while its prefix has not arrived. */
  #needed = 0;

  /** `received` is called with each message. `broken`: what arrived is no message. */
  constructor(stream: Duplex, received: (message: Received<Head>) => void, broken: (error: unknown) => void) {
    this.#stream = stream;
    stream.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      try {
        for (let message = this.#next(); message; message = this.#next()) received(message);
      } catch (error) {
        stream.destroy();
        broken(error);
      }
    });
    // The end of the other process is noticed by its `exit`, the end of this one by `close`.
    stream.on('error', () => {});
  }

  send(head: Sent, body: readonly Buffer[] = []): void {
    if (this.#stream.destroyed) return;
    const text = Buffer.from(JSON.stringify(head));
    const prefix = Buffer.allocUnsafe(PREFIX);
    prefix.writeUInt32LE(text.length, 0);
    prefix.writeUInt32LE(
      body.reduce((sum, { length }) => sum + length, 0),
      4,
    );
    // Corked: one system call for all parts.
    this.#stream.cork();
    for (const part of [prefix, text, ...body]) this.#stream.write(part);
    this.#stream.uncork();
  }

  #next(): Received<Head> | null {
    if (this.#needed === 0) {
      if (this.#length < PREFIX) return null;
      const prefix = this.#peek(PREFIX);
      this.#needed = PREFIX + prefix.readUInt32LE(0) + prefix.readUInt32LE(4);
      if (this.#needed > LONGEST) throw new Error('a message is too long');
    }
    if (this.#length < this.#needed) return null;
    const whole = this.#peek(this.#needed);
    const [first = whole, ...rest] = this.#chunks;
    this.#chunks = first.length > this.#needed ? [first.subarray(this.#needed), ...rest] : rest;
    this.#length -= this.#needed;
    this.#needed = 0;
    const headEnd = PREFIX + whole.readUInt32LE(0);
    return { head: JSON.parse(whole.toString('utf8', PREFIX, headEnd)), body: whole.subarray(headEnd) };
  }

  /** The first bytes, in the first chunk: joins chunks only for a message that arrived in several. */
  #peek(length: number): Buffer {
    const [first] = this.#chunks;
    if (first && first.length >= length) return first.subarray(0, length);
    const joined = Buffer.concat(this.#chunks, this.#length);
    this.#chunks = [joined];
    return joined.subarray(0, length);
  }
}
