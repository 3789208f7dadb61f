import type { PagePaths } from '@facade/section-kit';
import type { Shape } from './shape.ts';

/**
 * Number of the section contract, `@facade/section-kit`. It goes up when a section that was right before is wrong
 * now; the shell says which numbers it still understands.
 */
export const CONTRACT = 1;

/** What a section or the shell tells others in the browser, and what it wants to hear, by name of the event. */
export interface EventShapes {
  emits: Record<string, Shape>;
  hears: Record<string, Shape>;
}

/** What a section takes from a shared module. */
export interface SharedUse {
  /** Range of versions it wants: that of its `package.json`, or the major version it was built with. */
  range: string;
  /** Every name it imports (`*`: the module as a whole) → a file that does. */
  names: Record<string, string>;
}

/** A text that the sources ask for. */
export interface TextUse {
  /** `*` stands for what is only known when it runs, as in `goal.*`. */
  key: string;
  file: string;
  /** Names of the values it is given; null where they are only known when it runs. */
  values: string[] | null;
}

/** Largest sizes in bytes of script, as brotli sends it. */
export interface SectionBudget {
  /** Of one expose with the entry: what a page waits for. */
  expose: number;
  /** Of the whole section, parts that are loaded when needed included. */
  total: number;
}

/** What a release of a section gives and needs: `contract.json`, beside its `release.json`. Written by the build. */
export interface SectionContract {
  contract: number;
  name: string;
  pages: string[];
  /** Page → the addresses that it answers; absent where it declares none. */
  paths?: Record<string, PagePaths>;
  /** Fragment → its props. */
  fragments: Record<string, Shape>;
  /** Fragments it shows → the props it may give them. */
  slots: Record<string, Shape>;
  events: EventShapes;
  shared: Record<string, SharedUse>;
  /** Language → keys of its texts, `section.key` for nested ones. */
  texts: Record<string, string[]>;
  /** Bytes of script, as brotli sends it. */
  bytes: { total: number; exposes: Record<string, number>; files: Record<string, number> };
  budget: SectionBudget;
  /** What its sources ask of its texts. */
  uses: TextUse[];
  /** Mistakes that the type checker found in its sources, a line each. */
  typeErrors: string[];
  /** Rules that its sources give to the whole page, a sentence each. */
  globalStyles: string[];
}

/** What the shell's build gives to sections and needs of them: `contract.json` in its build. */
export interface ShellContract {
  /** Numbers of the section contract that it understands. */
  contracts: number[];
  /** Kind of URL → the page that answers it. */
  routes: Record<string, { section: string; page: string }>;
  slots: Record<string, Shape>;
  events: EventShapes;
  shared: Record<string, { version: string; names: string[]; whole: boolean }>;
}
