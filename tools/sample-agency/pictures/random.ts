/** A source of chance that always gives the same series for the same key. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  range(from: number, to: number): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** A series of its own: what one part of a picture draws never moves another part. */
  fork(label: string): Random;
}

/** Makes the series of a key, e.g. `createRandom('p4321-1')`. FNV-1a over the key, then mulberry32. */
export function createRandom(key: string): Random {
  let state = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) state = Math.imul(state ^ key.charCodeAt(at), 0x01000193);
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) ^ key.length;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (list) => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(`${key}/${label}`),
  };
}
