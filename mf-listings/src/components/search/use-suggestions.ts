import { browserApi, useLanguage, useSite } from '@facade/section-kit';
import { MAX_TEXT } from '@facade/shared-domain/listing/listing-filters';
import type { Suggestions } from '@facade/shared-domain/model';
import { useEffect, useRef, useState } from 'react';
import { getSuggestions } from '../../api-client/get-suggestions.ts';
import { recentAnswers } from '../../model/search/recent-answers.ts';

/** Between two questions to the api. The first letter after a pause is asked for at once. */
const SPACING = 80;

const answers = recentAnswers<Suggestions>();

/**
 * What the text finds, asked as it is typed: an answer that was overtaken is cancelled, and the last rows stay until the next
 * come. `types` is the answer to the blank text, which knows every property type.
 */
export function useSuggestions(text: string): {
  found: Suggestions | null;
  types: Suggestions | null;
  failed: boolean;
} {
  const language = useLanguage();
  const { revision } = useSite();
  const [failed, setFailed] = useState<string | null>(null);
  const [, setArrived] = useState('');
  const shown = useRef<Suggestions | null>(null);
  const lastAsked = useRef(Number.NEGATIVE_INFINITY);
  const questionOf = (q: string) => `${revision} ${language} ${q}`;
  const q = text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_TEXT);
  const question = questionOf(q);
  const known = answers.get(question);

  useEffect(() => {
    if (answers.get(question)) return;
    const controller = new AbortController();
    const ask = () => {
      lastAsked.current = performance.now();
      getSuggestions(browserApi, language, q, controller.signal).then(
        (answer) => {
          answers.set(question, answer);
          setFailed(null);
          setArrived(question);
        },
        () => {
          if (!controller.signal.aborted) setFailed(question);
        },
      );
    };
    const wait = lastAsked.current + SPACING - performance.now();
    const timer = wait > 0 ? setTimeout(ask, wait) : ask();
    return () => {
      clearTimeout(timer ?? undefined);
      controller.abort();
    };
  }, [question, q, language]);

  useEffect(() => {
    if (known) shown.current = known;
  }, [known]);

  return { found: known ?? shown.current, types: answers.get(questionOf('')), failed: !known && failed === question };
}
