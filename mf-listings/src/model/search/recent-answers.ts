/** Answers that are remembered. Each is a few kilobytes. */
const MOST = 40;

/** A home may be sold meanwhile. */
const FRESH_FOR = 60_000;

interface Entry<Answer> {
  answer: Answer;
  until: number;
}

/** The last answers by their question, for a minute: who deletes a letter sees the rows of before at once. */
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
      // Moved to the end: the first is the oldest.
      entries.delete(question);
      entries.set(question, { answer, until: now() + FRESH_FOR });
      const [oldest] = entries.keys();
      if (entries.size > MOST && oldest !== undefined) entries.delete(oldest);
    },
  };
}
