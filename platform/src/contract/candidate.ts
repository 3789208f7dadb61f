/**
 * The gate has two processes: the judge (`cli/src/gate`) and one that holds the candidate (`shell/src/server/smoke`). The candidate's
 * process obeys single orders and never reports a verdict. Each order has an id that nobody can guess, and its answer repeats it.
 */

/** A fragment that an expose placed while it rendered, with real data. */
export interface Placed {
  /** Such as `mf-forms/contact`. */
  id: string;
  props: unknown;
  /** Expose that placed it. */
  by: string;
}

/** What the judge wants done. */
export type CandidateOrder =
  /** Load the build. */
  | { do: 'open' }
  /** Render an expose once, in one language. */
  | { do: 'render'; expose: string; language: string }
  /** Wait until what was left running has ended, and report it. */
  | { do: 'settle' }
  /** Write the document of an expose as the site sends it, without the fragments that it places; only of one that was rendered. */
  | { do: 'document'; expose: string }
  /** Answer a request of a browser to the api. */
  | { do: 'answer'; path: string }
  /** Report texts, placed fragments and the api's answers. */
  | { do: 'describe' };

/** A render: how many addresses or sets of props, or why it proves nothing, or what is wrong with the expose or its render. */
export type RenderAnswer = { count: number } | { notRendered: string } | { wrongShape: string } | { failure: string };

/** What code of the candidate did besides rendering, since the last such answer. */
export interface SettledAnswer {
  /** Errors that nothing could catch. */
  late: string[];
  /** Timers that still run. */
  timers: number;
  /** Built-in objects that are not what they were, such as `Array.prototype.map`. */
  changed: string[];
  /** What it used of Node.js's process, such as `process.exit`. */
  used: string[];
}

/** A document for a browser, and the path and query at which it is. */
export interface MountDocument {
  path: string;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

export interface DescribedAnswer {
  /** Language → the section's texts. */
  texts: Record<string, Record<string, unknown>>;
  placed: Placed[];
  /** Path of the api → its answer, as far as a running site answered. */
  answered: Record<string, unknown>;
}

/** The answer to each order. */
export interface CandidateAnswers {
  open: { failure?: string };
  render: RenderAnswer;
  settle: SettledAnswer;
  document: { document?: MountDocument };
  answer: { answer?: unknown };
  describe: DescribedAnswer;
}

/** What an order cost. */
export interface OrderCost {
  /** Processor time in milliseconds. */
  processor: number;
  /** Largest resident size so far, in bytes. */
  memory: number;
}
