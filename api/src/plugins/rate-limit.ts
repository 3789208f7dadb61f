import rateLimit from '@fastify/rate-limit';
import type { Api } from '../server.ts';

/** Limits per visitor's address, for the endpoints that ask for it with `config: { rateLimit: perAddress(…) }`. */
export async function addRateLimit(api: Api): Promise<void> {
  await api.register(rateLimit, { global: false });
}

/** At most `max` requests from one address in so many minutes. */
export function perAddress(max: number, minutes: number): { max: number; timeWindow: number } {
  return { max, timeWindow: minutes * 60_000 };
}
