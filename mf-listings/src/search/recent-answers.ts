/** Maximum number of cached answers, a few kilobytes each. */
const MAX_ENTRIES = 40;

/** Milliseconds: a home may be sold in the meantime. */
const MAX_AGE = 60_000;

interface Entry<Answer> {
  answer: Answer;
  until: number;
}

/** A cache of answers, kept for a minute: after deleting a letter, the previous rows appear at once. */
export interface RecentAnswers<Answer> {
  get(question: string): Answer | null;
  set(question: string, answer: Answer): void;
}

export function recentAnswers<Answer>(now: () => number = Date.now): RecentAnswers<Answer> {
  const entries = new Map<string, Entry<Answer>>();
  return {
    get(question) {
      const entry = entries.get(question);
      return entry && entry.until > now() ? entry.answer : null;
    },
    set(question, answer) {
      // Move it to the end, so that the first entry is the oldest.
      entries.delete(question);
      entries.set(question, { answer, until: now() + MAX_AGE });
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}
