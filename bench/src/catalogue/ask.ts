import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../report/percentile.ts';
import { QUESTIONS } from './questions.ts';

const TIMES = 200;
const WARM_UP = 20;

/** Milliseconds between two requests of a reader: visitors do not wait for one another. */
const PAUSE = 20;

/** 99th percentile of many different requests of a kind, one after another, in milliseconds. */
export async function slowest(origin: string, question: (number: number) => string): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < TIMES + WARM_UP; number += 1) {
    const time = await ask(origin, question(number));
    if (number >= WARM_UP) times.push(time);
  }
  return percentile(times, 99);
}

/** Duration of a request in milliseconds. Throws if it fails. */
export async function ask(origin: string, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(origin + path);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

export interface Read {
  /** 99th percentile, in milliseconds. */
  time: number;
  errors: number;
}

/**
 * Sends new requests of every kind in turn, as one reader, until `end` is settled. No request is repeated, because answers are cached.
 * @param turn 0 or 1, so that two readers send different requests
 */
export async function readUntil(origin: string, end: Promise<unknown>, turn: 0 | 1): Promise<Read> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  end.then(over, over);
  const kinds = Object.values(QUESTIONS);
  const times: number[] = [];
  let errors = 0;
  for (let number = 0; !isOver; number += 1) {
    const question = kinds[number % kinds.length];
    try {
      const next = TIMES + WARM_UP + 2 * Math.floor(number / kinds.length) + turn;
      if (question) times.push(await ask(origin, question(next)));
    } catch {
      errors += 1;
    }
    await wait(PAUSE);
  }
  return { time: percentile(times, 99), errors };
}
