import type { RouteMatch } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../../build-files.ts';
import { type Redirect, redirectFor } from './redirects/redirects.ts';
import type { SiteRequest } from './site-request.ts';

type Asked = Pick<SiteRequest, 'url' | 'site'>;

/** What an address refers to. */
export interface KnownAddress {
  redirect: Redirect | null;
  /** Null: an unknown address. */
  route: RouteMatch | null;
}

/** Number of cached addresses per language; longer addresses are not cached. */
const REMEMBERED = 2000;
const MAX_LENGTH = 300;

/**
 * Parses addresses once until the agency's settings change. With a page from the cache, parsing would add a sixth
 * to the processor time of the answer.
 */
export function knownAddresses(renderer: Renderer): (asked: Asked) => KnownAddress {
  function read({ url, site }: Asked): KnownAddress {
    const route = renderer.matchRoute(url, site);
    return {
      redirect: redirectFor(url, site, renderer.pathsOf(site)),
      // A language that the agency does not use is unknown, although its paths can be parsed.
      route: route?.language === site.language ? route : null,
    };
  }

  const addressesOf = perObject(
    (_: Site) =>
      new LRUCache<string, KnownAddress, Asked>({
        max: REMEMBERED,
        memoMethod: (_key, _stale, { context }) => read(context),
      }),
  );

  return (asked) => {
    const key = asked.url.pathname + asked.url.search;
    return key.length > MAX_LENGTH ? read(asked) : addressesOf(asked.site).memo(key, { context: asked });
  };
}
