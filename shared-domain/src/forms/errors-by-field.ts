import type { FieldError } from '../model/index.ts';

/** The errors of a problem document by field; the first of each. */
export function errorsByField(errors: readonly FieldError[] | undefined): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const { path, message } of errors ?? []) byField[path] ??= message;
  return byField;
}
