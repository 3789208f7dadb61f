import { browserApi, useApi, useLanguage, useSite } from '@facade/section-kit';
import { MAX_TEXT } from '@facade/shared-domain/listing/listing-filters';
import type { Suggestions } from '@facade/shared-domain/model';
import { useRef } from 'react';
import { getSuggestions } from './get-suggestions.ts';
import { recentAnswers } from './recent-answers.ts';

/** Between two questions to the api. The first letter after a pause is asked for at once. */
const SPACING = 80;

const answers = recentAnswers<Suggestions>();

/**
 * What the text finds, requested as it is typed: the last rows stay until the next come. `types` is the answer to the blank text,
 * which contains every property type.
 */
export function useSuggestions(text: string): {
  found: Suggestions | null;
  types: Suggestions | null;
  /** The text that `found` is for; undefined while it is for an earlier one. */
  text: string | undefined;
  failed: boolean;
} {
  const language = useLanguage();
  const { revision } = useSite();
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  const questionOf = (q: string) => `${revision} ${language} ${q}`;
  const q = text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT);
  const question = questionOf(q);
  const cached = answers.get(question);
  const ask = async (text: string, signal: AbortSignal) => {
    const found = await getSuggestions(browserApi, language, text, signal);
    answers.set(questionOf(text), found);
    return found;
  };
  const { answer, failed } = useApi<Suggestions>(question, {
    ask: async (signal) => {
      if (cached) return cached;
      lastSent.current = performance.now();
      return ask(q, signal);
    },
    pause: cached ? 0 : lastSent.current + SPACING - performance.now(),
  });
  // It names the types, and a fast writer does not wait for it.
  const types = answers.get(questionOf(''));
  useApi<Suggestions>(q === '' || types ? null : questionOf(''), { ask: (signal) => ask('', signal) });
  return { found: cached ?? answer, types, text: cached ? q : undefined, failed };
}
