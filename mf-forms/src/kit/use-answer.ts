import { browserApi } from '@facade/section-kit';
import { useEffect, useRef, useState } from 'react';

interface Asking {
  /** Debounce in milliseconds. */
  pause: number;
  /** The first request does not come from typing: no debounce. */
  firstAtOnce?: boolean;
}

/**
 * The api's answer to a request that follows the visitor's input. The last answer stays while the next is pending. Null before
 * the first, without a request (`path` is null) and if the api fails.
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
