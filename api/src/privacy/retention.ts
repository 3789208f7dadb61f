import type { PrivacyKind } from './privacy-kind.ts';
import type { Span } from './span.ts';

/** Kind → retention period, from the agency's settings. */
export type Retention = Readonly<Partial<Record<string, Span>>>;

/** The retention period of a kind on this site. */
export const keptFor = ({ id, keptFor: byDefault }: PrivacyKind, retention: Retention): Span | 'whileUsed' =>
  byDefault === 'whileUsed' ? byDefault : (retention[id] ?? byDefault);
