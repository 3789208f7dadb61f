import type * as z from 'zod/mini';

/** Field → key of its message; `''` for the form as a whole. */
export type FormIssues = Readonly<Record<string, string>>;

/** The errors of a form's values, the first one per field; empty if all are valid. */
export function issuesOf(schema: z.ZodMiniType, values: unknown): FormIssues {
  const { error } = schema.safeParse(values);
  // Fields may have any name, also those of built-in object properties.
  const issues: Record<string, string> = Object.create(null);
  for (const { path, message } of error?.issues ?? []) issues[String(path[0] ?? '')] ??= message;
  return issues;
}
