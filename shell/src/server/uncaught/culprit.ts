/** The release whose code threw an error that nothing caught. */
export interface Culprit {
  section: string;
  release: string;
  /** Only its code and that of Node.js was running: the exception interrupted nothing of the shell's. */
  alone: boolean;
}

/** Files of a section's server build have this name (`loadCommonJs`). */
const OF_SECTION = /^(?:.*\()?(?:async )?(mf-[\w-]+)@([^/()\s]+)\/node\//;
/** Also what marks the code that a section has started for later (`restrict`). */
const OF_NODE = /^(?:\w+\.)?sectionLater |^node:|\(node:|\(<anonymous>\)|\(native\)|\(index \d+\)/;

/** The section code nearest to where the error was made, or where the error that caused it was. Null if there is none. */
export function culpritOf(error: unknown): Culprit | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    const frames = framesOf(at);
    const [, section, release] = frames.map((frame) => OF_SECTION.exec(frame)).find(Boolean) ?? [];
    if (!section || !release) continue;
    // A stack at its limit may hide frames of the shell.
    const isComplete = frames.length < Error.stackTraceLimit;
    const alone = isComplete && frames.every((frame) => OF_SECTION.test(frame) || OF_NODE.test(frame));
    return { section, release, alone };
  }
  return null;
}

/** Whether a frame of a stack is of a section's code. */
export const isSectionFrame = (frame: string): boolean => OF_SECTION.test(frame);

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').flatMap((line) => /^ {4}at (.+)/.exec(line)?.[1] ?? []);
