import { type ApiClient, ApiError } from '@facade/section-kit';
import { LRUCache } from 'lru-cache';
import { errorFrom, type FromRenderer, type ThrownError } from '../protocol.ts';
import type { Marks, Place } from './marks.ts';

/** Maximum size of the answers that are kept parsed, in bytes of JSON. */
const MAX_BYTES = 8 * 1024 * 1024;

interface Known {
  id: number;
  value: unknown;
  bytes: number;
}

interface Waiting {
  path: string;
  place: Place | null;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Reads the api through the shell's server, which alone knows the visitor of a page and reaches the network. Keeps public answers
 * parsed; whether one is still valid is decided there.
 */
export class PageApi {
  readonly #send: (message: FromRenderer) => void;
  readonly #marks: Marks;
  readonly #answers = new LRUCache<string, Known>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes + 500 });
  readonly #waiting = new Map<number, Waiting>();
  #reads = 0;

  constructor(send: (message: FromRenderer) => void, marks: Marks) {
    this.#send = send;
    this.#marks = marks;
  }

  /** The api for one page. `place`: whose code waits for the answers. */
  client(job: number, place: Place | null = null): ApiClient {
    return {
      get: <T>(path: string) =>
        new Promise<T>((resolve, reject) => {
          this.#reads += 1;
          const read = this.#reads;
          this.#waiting.set(read, { path, place, resolve: resolve as Waiting['resolve'], reject });
          this.#send({ type: 'read', job, read, path: String(path), has: this.#answers.get(path)?.id ?? 0 });
        }),
    };
  }

  answered(read: number, id: number, json: Buffer | null): void {
    this.#settle(read, (waiting) => {
      const known = this.#answers.get(waiting.path);
      if (json === null && known?.id === id) return waiting.resolve(known.value);
      if (json === null) throw new Error('the answer is no longer known');
      const value = json.length === 0 ? undefined : parsed(json);
      if (id > 0) this.#answers.set(waiting.path, { id, value, bytes: json.length });
      waiting.resolve(value);
    });
  }

  refused(read: number, error: ThrownError): void {
    this.#settle(read, (waiting) => waiting.reject(errorFrom(error)));
  }

  /** In a turn of the event loop of its own: what follows in it is the code of the one who waited. */
  #settle(read: number, settle: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(read);
    if (!waiting) return;
    this.#waiting.delete(read);
    own(() => {
      if (waiting.place) this.#marks.enter(waiting.place);
      try {
        settle(waiting);
      } catch (error) {
        waiting.reject(error);
      }
    });
  }
}

/** Of Node.js, before it is marked for sections. */
const own = setImmediate;

function parsed(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    throw new ApiError(502, 'The api answered something that is not JSON');
  }
}
