/** `FACADE_FUZZ_SEED`; otherwise `usual`, or a random one. Throws if it is not a number. */
export function readSeed({ FACADE_FUZZ_SEED: given }: NodeJS.ProcessEnv, usual?: number): number {
  if (!given) return usual ?? Date.now() % 2 ** 31;
  const seed = Number(given);
  if (!Number.isInteger(seed)) throw new Error(`FACADE_FUZZ_SEED must be a whole number, not "${given}"`);
  return seed;
}
