import type { FeedProblem } from '../report.ts';

/** A feed that cannot be read any further, with what to report. */
export class FeedError extends Error {
  readonly problem: FeedProblem;

  constructor(message: string, field = '') {
    super(message);
    this.problem = { record: 'feed', field, message };
  }
}
