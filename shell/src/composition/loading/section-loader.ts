import type { Fragment, Page, PageParameters, PagePaths } from '@facade/section-kit';
import { track } from '../../library-insides/react/settled-promise.ts';

/** What a section's exposes hold, by the kind of expose. */
export interface PageModule {
  page: Page;
}
export interface FragmentModule {
  fragment: Fragment;
}
export interface LocaleModule {
  default: Record<string, unknown>;
}

/** Section → page → the addresses that it answers. */
export type SectionPaths = Readonly<Record<string, Readonly<Record<string, PagePaths>>>>;

/** Where modules of sections come from: federated releases on the site, plain imports in the one-application build of the bench. */
export interface SectionLoader {
  /** The same promise for the same expose as long as it did not fail. Rejects when the section is not available. */
  load<Module>(section: string, expose: string): Promise<Module>;
  /** Release of the section this page uses; empty when it has none. */
  versionOf(section: string): string;
  /** Search parameters that a page of it reads; undefined where the release does not say, and may read any. */
  parametersOf?(section: string, page: string): PageParameters | undefined;
  /** Addresses that its sections declare; none where it cannot say. */
  paths?(): SectionPaths;
  /** What the section gave proved to be broken: the next load looks for a mended release first. In the browser only. */
  doubt?(section: string): void;
  /** Once nothing is being loaded, whatever came of it. In the browser only. */
  whenLoaded?(): Promise<void>;
}

/** Remembers loads by expose until the section is to be forgotten; a failed one is, so that the next try starts afresh. */
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
