import type { FeedProblem } from '../problems.ts';

/** The feed cannot be read any further; contains the problems to report. */
export class FeedError extends Error {
  readonly problem: FeedProblem;

  constructor(message: string, field = '') {
    super(message);
    this.problem = { record: 'feed', field, message };
  }
}
