import { type ProblemKind, type SayingValues, say } from '../problem-texts/problem-texts.ts';
import type { FeedProblem } from '../problems.ts';

/** The feed cannot be read any further; contains the problem to report. */
export class FeedError extends Error {
  readonly problem: FeedProblem;

  constructor(kind: ProblemKind, values: SayingValues = {}, field = '') {
    super(say({ kind, values }));
    this.problem = { record: 'feed', field, kind, values };
  }
}
