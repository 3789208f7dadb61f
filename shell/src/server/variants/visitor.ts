import type { Override } from '@facade/platform/tokens';

/** The properties of a visitor that determine the releases. */
export interface Visitor {
  /** From a trusted proxy, else that of the connection. */
  address: string;
  /** The browser's `User-Agent`. */
  agent: string;
  /** Only valid ones, one per section. */
  overrides: readonly Override[];
}
