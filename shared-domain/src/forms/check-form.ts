import type * as z from 'zod/mini';

/** Field → key of its message; `''` is the form as a whole. */
export type FormIssues = Readonly<Record<string, string>>;

/** What is wrong with the values of a form, the first thing per field; empty where all is right. */
export function issuesOf(schema: z.ZodMiniType, values: unknown): FormIssues {
  const { error } = schema.safeParse(values);
  // Fields have any name, those of an object's own properties too.
  const issues: Record<string, string> = Object.create(null);
  for (const { path, message } of error?.issues ?? []) issues[String(path[0] ?? '')] ??= message;
  return issues;
}
