import { z } from 'zod';

/** Parts of letters, digits and a few marks, none of which begins with a dot: no way out of the release's folder. */
export const PATH = z
  .string()
  .max(200)
  .regex(/^[\w@][\w@.~+-]*(\/[\w@][\w@.~+-]*)*$/);

/** As the attribute of HTML has it. */
export const INTEGRITY = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** `page-list`, `fragment-contact`, `locale-nl`. */
export const EXPOSE = z.string().regex(/^[\w-]+$/);

/** Page → its address per language, as a pattern of react-router. */
export const PATHS = z
  .record(z.string(), z.record(z.string(), z.string().max(300)))
  .describe('page → language → its address');

export const FORMS = z
  .record(
    z.string(),
    z.looseObject({
      to: z.string().optional().describe('path of the api; absent: /forms/<name>'),
      next: z.string().optional().describe('the next page; absent: the same, or what the receipt names'),
      once: z.literal(true).optional().describe('the api accepts the same post once'),
      files: z.literal(true).optional().describe('it may be posted with files'),
      login: z.string().optional().describe('the form that logs in where the session has ended'),
    }),
  )
  .describe('form → what the shell does with it where it is posted without JavaScript');
