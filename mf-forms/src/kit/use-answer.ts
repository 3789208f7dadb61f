import { browserApi } from '@facade/section-kit';
import { useEffect, useRef, useState } from 'react';

interface Asking {
  /** After so long without another question, in milliseconds, the api is asked. */
  pause: number;
  /** The first question is no typing: it does not wait. */
  firstAtOnce?: boolean;
}

/**
 * What the api answers to a question that follows what the visitor chooses or types. The last answer stays while the next is on its
 * way. Null before the first, where nothing is asked (`path` is null) and where the api fails.
 */
export function useAnswer<Answer extends object>(
  path: string | null,
  { pause, firstAtOnce = false }: Asking,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wait = useRef(firstAtOnce ? 0 : pause);
  useEffect(() => {
    if (path === null) return undefined;
    const gone = new AbortController();
    const ask = () => {
      browserApi.get<Answer>(path, { signal: gone.signal }).then(
        (found) => setAnswer(found),
        () => {
          if (!gone.signal.aborted) setAnswer(null);
        },
      );
    };
    const timer = setTimeout(ask, wait.current);
    wait.current = pause;
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [path, pause]);
  return path === null ? null : answer;
}
