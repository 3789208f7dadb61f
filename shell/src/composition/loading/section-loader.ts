import type { Fragment, Page, PageParameters, PagePaths } from '@facade/section-kit';
import { track } from '../../library-insides/react/settled-promise.ts';

/** The modules of a section, by kind of expose. */
export interface PageModule {
  page: Page;
}
export interface FragmentModule {
  fragment: Fragment;
}
export interface LocaleModule {
  default: Record<string, unknown>;
}

/** Section → page → its addresses. */
export type SectionPaths = Readonly<Record<string, Readonly<Record<string, PagePaths>>>>;

/**
 * The paths that a set of releases declares, with sections sorted by name: where two match equally, every server takes the same
 * one.
 */
export const sectionPathsOf = (
  releases: Iterable<readonly [section: string, { paths?: Record<string, PagePaths> | undefined }]>,
): SectionPaths =>
  Object.fromEntries(
    [...releases]
      .flatMap(([section, { paths }]) => (paths ? [[section, paths] as const] : []))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Loads modules of sections: federated releases on the site, plain imports in the bench's one-application build. */
export interface SectionLoader {
  /** The same promise for the same expose, unless it failed. Rejects when the section is not available. */
  load<Module>(section: string, expose: string): Promise<Module>;
  /** Release of the section that this page uses; empty when it has none. */
  versionOf(section: string): string;
  /**
   * Search parameters that a page of the section reads. Undefined if the release does not declare them; it may then read any.
   */
  parametersOf?(section: string, page: string): PageParameters | undefined;
  /** Who may see a page of the section. Undefined if only its module says it. */
  accessOf?(section: string, page: string): 'public' | 'owner' | undefined;
  /** Search parameters that fragments read on the agency's own pages, whichever these hold. */
  contentParameters?(): PageParameters;
  /** Height of a fragment's placeholder. Undefined if its release declares none. */
  heightOf?(section: string, fragment: string): string | undefined;
  /** Addresses that sections declare. Absent if the loader does not know them. */
  paths?(): SectionPaths;
  /** The section's module proved to be broken: the next load looks for a fixed release first. In the browser only. */
  markBroken?(section: string): void;
  /** Resolves once nothing is being loaded, even after failures. In the browser only. */
  whenLoaded?(): Promise<void>;
}

/**
 * Caches loads by expose until the section is dropped from the cache. Drops failed loads, so that the next attempt starts over.
 */
export function rememberLoads(load: (section: string, expose: string) => Promise<unknown>) {
  const loads = new Map<string, Promise<unknown>>();
  const underWay = new Set<Promise<unknown>>();
  return {
    load<Module>(section: string, expose: string): Promise<Module> {
      const key = `${section}/${expose}`;
      const known = loads.get(key);
      if (known) return known as Promise<Module>;
      const promise = track(load(section, expose));
      const done = () => underWay.delete(promise);
      underWay.add(promise);
      promise.then(done, done);
      promise.catch(() => loads.get(key) === promise && loads.delete(key));
      loads.set(key, promise);
      return promise as Promise<Module>;
    },
    forget(section: string): void {
      for (const key of loads.keys()) if (key.startsWith(`${section}/`)) loads.delete(key);
    },
    async whenLoaded(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
