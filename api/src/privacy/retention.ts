import type { Retention } from './default-retention.ts';
import type { PrivacyKind } from './privacy-kind.ts';
import type { Span } from './span.ts';

/** The retention period of a kind on this site. */
export const keptFor = ({ id, keptFor: byDefault }: PrivacyKind, retention: Retention): Span | 'whileUsed' =>
  byDefault === 'whileUsed' ? byDefault : (retention[id] ?? byDefault);
