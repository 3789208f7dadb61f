import { defineFragment, on, useSite } from '@facade/section-kit';
import type { RouteEntry } from '@facade/shared-domain/model';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readChoices } from '../choices/choice-storage.ts';
import { type Choices, NOTHING } from '../choices/choices.ts';
import { follow } from '../choices/follow.ts';
import { Anchor } from '../question/anchor.style.ts';

/**
 * Counts each page the visitor opens, measures how fast it was, and follows each changed choice. A path with `preview` in it is
 * never counted. It hydrates only for visitors who allow something, or whose trackers left cookies to remove.
 */
export function Trackers() {
  const { analytics, routes } = useSite();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  useEffect(() => {
    // The router has one path for all missing pages: the browser has the real one.
    if (pathname.includes('preview') || location.pathname.includes('preview')) return;
    if (isOwners(routes, pathname)) return;
    const { href } = location;
    const obey = (choices: Choices) => void follow(analytics, choices, href);
    obey(readChoices() ?? NOTHING);
    return on('consent:changed', obey);
  }, [analytics, routes, pathname, page]);
  return <Anchor aria-hidden="true" />;
}

/** An owner's own pages are private. The shell opens them as documents without ids; their speed is not measured either. */
const isOwners = (routes: readonly RouteEntry[], pathname: string): boolean =>
  routes.some(({ type, paths }) => type === 'owner' && Object.values(paths).includes(pathname));

export const fragment = defineFragment({ Component: Trackers });
