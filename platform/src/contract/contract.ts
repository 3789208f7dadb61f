import type { PagePaths, RemoteForm } from '@facade/section-kit';
import type { Shape } from '@facade/shared-domain/contract/shape';

/**
 * Number of the section contract, `@facade/section-kit`. It increases when a change breaks existing sections; the shell lists the numbers
 * that it still supports.
 */
export const CONTRACT = 1;

/** Events that a section or the shell emits and listens to in the browser, by name. */
export interface EventShapes {
  emits: Record<string, Shape>;
  hears: Record<string, Shape>;
}

/** What a section imports from a shared module. */
export interface SharedUse {
  /** Range of versions it requires: that of its `package.json`, or the major version it was built with. */
  range: string;
  /** Every name it imports (`*`: the module as a whole) → a file that does. */
  names: Record<string, string>;
}

/** A text that the sources use. */
export interface TextUse {
  /** Written out in the source. Older builds also list composed keys, `goal.*`, which the gate ignores. */
  key: string;
  file: string;
  /** Names of its values; null if they are only known at run time. */
  values: string[] | null;
}

/** Maximum sizes of script in bytes, compressed with brotli. */
export interface SectionBudget {
  /** One expose with the entry: what a page waits for. */
  expose: number;
  /** The whole section, including lazy parts. */
  total: number;
}

/**
 * Of a section that declares none. A page should ship about 140 KB of script at most, and the shell with React is 118: the rest is for the
 * section that renders the page. The total includes lazy parts, such as a map.
 */
export const DEFAULT_BUDGET: SectionBudget = { expose: 24 * 1024, total: 120 * 1024 };

/** What a release of a section provides and requires: `contract.json`, beside its `release.json`. Written by the build. */
export interface SectionContract {
  contract: number;
  name: string;
  pages: string[];
  /** Page → the addresses that it answers; absent if it declares none. */
  paths?: Record<string, PagePaths>;
  /** Form → where it goes without JavaScript; absent if it declares none. */
  forms?: Record<string, RemoteForm>;
  /** Fragment → its props. */
  fragments: Record<string, Shape>;
  /** Fragments it shows → the props it may give them. */
  slots: Record<string, Shape>;
  events: EventShapes;
  shared: Record<string, SharedUse>;
  /** Version of the React that it brings; absent if it runs with the shell's. */
  ownReact?: string;
  /** Language → keys of its texts, `section.key` for nested ones. */
  texts: Record<string, string[]>;
  /** Bytes of script, compressed with brotli. */
  bytes: { total: number; exposes: Record<string, number>; files: Record<string, number> };
  budget: SectionBudget;
  /** The texts that its sources use. */
  uses: TextUse[];
  /** Type errors in its sources, one line each. */
  typeErrors: string[];
  /** CSS rules of its sources that apply to the whole page, a sentence each. */
  globalStyles: string[];
}

/** What the shell's build provides to sections and requires of them: `contract.json` in its build. */
export interface ShellContract {
  /** Supported numbers of the section contract. */
  contracts: number[];
  /** Kind of URL → the page that answers it. */
  routes: Record<string, { section: string; page: string }>;
  slots: Record<string, Shape>;
  events: EventShapes;
  shared: Record<string, { version: string; names: string[]; whole: boolean }>;
}
