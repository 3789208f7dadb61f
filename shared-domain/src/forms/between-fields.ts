import * as z from 'zod/mini';

type Values = Record<string, unknown>;

/** Whether a field was filled in: a text, a number, a tick, at least one choice. */
export const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * A rule between fields; its error stands beside the field `path`. It is checked even if a field is invalid, so that the visitor sees
 * all errors at once: `isRight` gets invalid fields, too.
 * @example betweenFields('slot', 'slot.required', ({ slot, timeSlots }) => isFilled(slot) || isFilled(timeSlots))
 */
export const betweenFields = (path: string, error: string, isRight: (values: Values) => boolean) =>
  z.refine<Values>((values) => typeof values !== 'object' || values === null || isRight(values), {
    path: [path],
    error,
    when: () => true,
  });
