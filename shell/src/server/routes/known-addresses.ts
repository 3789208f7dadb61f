import type { RouteMatch } from '@facade/platform/section';
import type { Site } from '@facade/shared-domain/model';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../build-files.ts';
import { type Redirect, redirectFor } from '../redirects.ts';
import type { SiteRequest } from './site-request.ts';

/** What an address leads to. */
export interface KnownAddress {
  redirect: Redirect | null;
  /** Null: it names nothing on this site. */
  route: RouteMatch | null;
}

/** As many addresses are remembered per language; longer ones are read each time. */
const REMEMBERED = 2000;
const LONGEST = 300;

/**
 * Reads addresses, each once as long as the agency's settings stay: with a page from the cache, reading its address would be the
 * dearest part of the answer.
 */
export function knownAddresses(renderer: Renderer): (asked: Pick<SiteRequest, 'url' | 'site'>) => KnownAddress {
  const known = new WeakMap<Site, LRUCache<string, KnownAddress>>();

  function read({ url, site }: Pick<SiteRequest, 'url' | 'site'>): KnownAddress {
    const route = renderer.matchRoute(url, site);
    return {
      redirect: redirectFor(url, site, renderer.pathsOf(site)),
      // A language that the agency does not use names nothing, although its paths can be read.
      route: route?.language === site.language ? route : null,
    };
  }

  return (asked) => {
    const { url, site } = asked;
    const key = url.pathname + url.search;
    if (key.length > LONGEST) return read(asked);
    const ofSite = known.get(site) ?? new LRUCache<string, KnownAddress>({ max: REMEMBERED });
    known.set(site, ofSite);
    const address = ofSite.get(key) ?? read(asked);
    ofSite.set(key, address);
    return address;
  };
}
