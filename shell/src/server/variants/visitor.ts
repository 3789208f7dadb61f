import type { Override } from '@facade/platform/tokens';

/** Who asks, as far as it decides which releases are sent. */
export interface Visitor {
  /** As a trusted proxy gives it, else the other end of the connection. */
  address: string;
  /** What the browser calls itself. */
  agent: string;
  /** Valid ones only, one a section. */
  overrides: readonly Override[];
}
