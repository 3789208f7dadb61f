import type { FieldError } from '../model/forms.ts';

/** The first error of each field in a problem document. */
export function errorsByField(errors: readonly FieldError[] | undefined): Record<string, string> {
  const byField: Record<string, string> = {};
  for (const { path, message } of errors ?? []) byField[path] ??= message;
  return byField;
}
