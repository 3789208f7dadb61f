import type { Retention, Span } from '../kernel/index.ts';
import type { PrivacyKind } from './privacy-kind.ts';

/** The retention period of a kind on this site. */
export const keptFor = ({ id, keptFor: byDefault }: PrivacyKind, retention: Retention): Span | 'whileUsed' =>
  byDefault === 'whileUsed' ? byDefault : (retention[id] ?? byDefault);
