import { defineFragment, on, useSite } from '@facade/section-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readChoices } from '../model/choice-storage.ts';
import type { Choices } from '../model/choices.ts';

/**
 * Counts each page the visitor opens, and obeys each change of mind. A path with `preview` in it is never counted. The code
 * that knows the trackers is loaded for those alone who ever allowed one.
 */
export function Trackers() {
  const { analytics } = useSite();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    // The router knows all pages that do not exist by one path: the browser has the real one.
    if (pathname.includes('preview') || location.pathname.includes('preview')) return;
    const apply = async (choices: Choices) => {
      const { applyChoices } = await import('../model/trackers.ts');
      applyChoices(analytics, choices);
    };
    const stored = readChoices();
    let loaded = allowsAny(stored);
    if (stored && loaded) void apply(stored);
    return on('consent:changed', (choices) => {
      loaded ||= allowsAny(choices);
      if (loaded) void apply(choices);
    });
  }, [analytics, pathname, page]);
  return null;
}

const allowsAny = (choices: Choices | null): boolean => Object.values(choices ?? {}).includes(true);

export const fragment = defineFragment({ Component: Trackers });
