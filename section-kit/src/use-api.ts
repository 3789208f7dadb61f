import { useEffect, useRef, useState } from 'react';
import { browserApi } from './browser-api.ts';

export interface ApiAnswer<Answer> {
  /** The last answer; null before the first. It stays while the next is under way, and if that fails. */
  answer: Answer | null;
  /** It is the answer to the current question, not to an earlier one. */
  isCurrent: boolean;
  /** The current question got no answer. */
  failed: boolean;
}

interface Asking<Answer> {
  /** Several requests, or one with a transformed answer, in place of `GET <question>`. `last` may contain what is asked already. */
  ask?: (signal: AbortSignal, last: Answer | null) => Promise<Answer>;
  /** Milliseconds that the question must stand before it is sent: while it follows a visitor's input, only the last one is. */
  pause?: number;
  /** The first question does not come from typing: it is sent without the pause. */
  firstAtOnce?: boolean;
  /** A failure empties the answer: the one before would be taken for that to the question. */
  clearsOnFailure?: boolean;
}

/**
 * Asks the api in the browser, each time that the question changes. Another question, none, or the end of the component aborts the
 * request before, whose answer is dropped. A failure leaves the last answer and sets `failed`; the question is sent again once it was
 * another one or none in between.
 * @param question a path, or what else tells two questions apart; null asks nothing
 * @example const { answer, failed } = useApi<DemandCount>(`/demand/count?${query}`, { pause: 400 });
 */
export function useApi<Answer>(
  question: string | null,
  { ask, pause = 0, firstAtOnce = false, clearsOnFailure = false }: Asking<Answer> = {},
): ApiAnswer<Answer> {
  const [answer, setAnswer] = useState<{ to: string; value: Answer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const last = answer?.value ?? null;
  const skipsPause = useRef(firstAtOnce);
  useEffect(() => {
    if (question === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const send = () => {
      setFailed(null);
      const request = ask ? ask(signal, last) : browserApi.get<Answer>(question, { signal });
      request.then(
        (value) => {
          if (signal.aborted) return;
          setAnswer({ to: question, value });
        },
        () => {
          if (signal.aborted) return;
          setFailed(question);
          if (clearsOnFailure) setAnswer(null);
        },
      );
    };
    const timer = pause > 0 && !skipsPause.current ? setTimeout(send, pause) : send();
    skipsPause.current = false;
    return () => {
      clearTimeout(timer ?? undefined);
      controller.abort();
    };
  }, [question]);
  return {
    answer: last,
    isCurrent: question !== null && answer?.to === question,
    failed: question !== null && failed === question,
  };
}
