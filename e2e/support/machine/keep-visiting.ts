import { setTimeout as wait } from 'node:timers/promises';
import type { Question, Visitor } from './visitor.ts';

export interface Visiting {
  /** How many were answered as expected so far. */
  answered(): number;
  /** Stops it and returns the failures. */
  stop(): Promise<string[]>;
}

export type Round = [path: string, expected: number, question?: Question][];

/** Each visitor goes round these addresses until they are stopped, with a pause in milliseconds before each next question. */
export function keepVisiting(visitors: Visitor[], round: Round, pause: number): Visiting {
  const failures: string[] = [];
  let answered = 0;
  let isOn = true;
  const visit = async (visitor: Visitor, first: number) => {
    for (let turn = first; isOn; turn += 1) {
      const [path, expected, question] = round[turn % round.length] as Round[number];
      const outcome = await visitor.ask(path, question).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (outcome === expected) answered += 1;
      else failures.push(`${question?.method ?? 'GET'} ${path}: ${outcome}`);
      await wait(pause);
    }
  };
  const visiting = visitors.map(visit);
  return {
    answered: () => answered,
    async stop() {
      isOn = false;
      await Promise.all(visiting);
      return failures;
    },
  };
}
