import type { FastifyReply, FastifyRequest } from 'fastify';
import { UpstreamError } from '../../api/upstream-error.ts';

/** Maximum concurrent requests with files: for each, one complete file is held in memory. They may take minutes to arrive. */
const MAX_CONCURRENT = { all: 16, perAddress: 4 };

/** Limits concurrent requests with files, in total and per address. */
export class UploadGate {
  readonly #onRefused: () => void;
  readonly #inside = new Map<string, number>();

  constructor(onRefused: () => void) {
    this.#onRefused = onRefused;
  }

  /** For `onRequest`. Throws `UpstreamError` `busy` if the limit is reached. */
  admit = async ({ ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> => {
    const own = this.#inside.get(ip) ?? 0;
    const all = [...this.#inside.values()].reduce((sum, count) => sum + count, 0);
    if (all >= MAX_CONCURRENT.all || own >= MAX_CONCURRENT.perAddress) {
      this.#onRefused();
      throw new UpstreamError('busy');
    }
    this.#inside.set(ip, own + 1);
    raw.once('close', () => {
      const left = (this.#inside.get(ip) ?? 1) - 1;
      if (left > 0) this.#inside.set(ip, left);
      else this.#inside.delete(ip);
    });
  };
}
