import { ProblemError } from '../problems/problem-error.ts';
import { type HashQueue, type Lane, QueueFull } from './hash-queue.ts';

/** While too many passwords are being hashed, in seconds. */
const BUSY = 2;

/** Hashes when its turn comes. Throws a 429 that says when to try again where too many wait. */
export function inTurn<T>(hashes: HashQueue, lane: Lane, task: () => Promise<T>): Promise<T> {
  return hashes.run(lane, task).catch((error) => {
    throw error instanceof QueueFull ? new ProblemError('too-many-requests', undefined, BUSY) : error;
  });
}
