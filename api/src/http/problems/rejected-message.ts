import type { DemandReason } from '@facade/shared-domain/listing/demand-criteria';
import type { Language } from '@facade/shared-domain/model';
import { fillText } from '../../kernel/index.ts';
import { HTTP_TEXTS } from '../texts/index.ts';

/** Why a parameter is refused: a reason of list filters or of a demand, or one that only the api has. */
export type ParameterReason =
  | DemandReason
  /** Decimal digits, optionally with a point. */
  | { kind: 'number'; least: number; most: number }
  /** A page beyond the end of what lists show. */
  | { kind: 'deep' | 'moment' | 'required' }
  | { kind: 'days'; other: string; most: number }
  | { kind: 'pattern'; pattern: string };

/** The valid values of a parameter, in the visitor's language. */
export function rejectedMessage(reason: ParameterReason, language: Language): string {
  const values = reason.kind === 'oneOf' ? { values: reason.values.join(', ') } : { ...reason };
  return fillText(HTTP_TEXTS[language].parameters[reason.kind], values);
}
