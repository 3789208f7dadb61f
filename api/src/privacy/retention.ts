import type { PrivacyKind } from './privacy-kind.ts';
import type { Span } from './span.ts';

/** Kind → how long, as the agency's settings say. */
export type Retention = Readonly<Partial<Record<string, Span>>>;

/** How long a kind is kept on this site. */
export const keptFor = ({ id, keptFor: byDefault }: PrivacyKind, retention: Retention): Span | 'whileUsed' =>
  byDefault === 'whileUsed' ? byDefault : (retention[id] ?? byDefault);
