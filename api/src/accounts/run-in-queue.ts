import { ProblemError } from '../http/index.ts';
import { type HashQueue, type Lane, QueueFull } from './hash-queue.ts';

/** `Retry-After` while too many passwords are being hashed, in seconds. */
const RETRY_AFTER = 2;

/** Runs the task when its turn comes. Throws a 429 with `Retry-After` if the queue is full. */
export function runInQueue<T>(hashes: HashQueue, lane: Lane, task: () => Promise<T>): Promise<T> {
  return hashes.run(lane, task).catch((error) => {
    throw error instanceof QueueFull ? new ProblemError('too-many-requests', undefined, RETRY_AFTER) : error;
  });
}
