/** Parameters that several endpoints take. */
import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { z } from 'zod';
import type { ParameterReason } from '../problems/rejected-message.ts';

export const language = z.enum(['nl', 'fr', 'en', 'de']);

/** `?lang=nl` */
export const inLanguage = z.object({ lang: language.default('nl').describe('language of the answer') });

/**
 * A whole number in decimal digits. Other notations of JavaScript (`1e3`, `0x10`) are invalid.
 * @param beyond the reason for refusing a larger one
 */
export const whole = (least: number, most: number, beyond: ParameterReason = { kind: 'whole', least, most }) =>
  z.preprocess(
    read(/^\d+$/, (number) =>
      number >= least && number <= most ? null : number > most ? beyond : { kind: 'whole', least, most },
    ),
    z.int().min(least).max(most),
  );

/** A number in decimal digits, optionally with a point. */
export const decimal = (least: number, most: number) =>
  z.preprocess(
    read(/^-?\d{1,10}(\.\d{1,15})?$/, (number) =>
      number >= least && number <= most ? null : { kind: 'number', least, most },
    ),
    z.number().min(least).max(most),
  );

/** Parses the number; `reasonOf` gives the reason for refusing it, also for text that is not a number. */
function read(written: RegExp, reasonOf: (number: number) => ParameterReason | null) {
  return (value: unknown, context: z.RefinementCtx): unknown => {
    const number =
      typeof value === 'number' || (typeof value === 'string' && written.test(value)) ? Number(value) : Number.NaN;
    const reason = reasonOf(number);
    if (reason === null) return number;
    context.addIssue({ code: 'custom', params: { reason } });
    return z.NEVER;
  };
}

export const id = whole(1, MAX_INTEGER);

/** The `:id` of a path. */
export const byId = z.object({ id });
