import { noteText } from '@facade/platform/registry/plain-text';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { channelOf, versionOf } from '../commands/arguments.ts';
import { Refused } from './refused.ts';

/** A text that one of the command line's readers accepts. */
const readBy = (read: (text: string) => string) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch (error) {
      context.issues.push({ code: 'custom', message: (error as Error).message, input: text });
      return z.NEVER;
    }
  });

export const VERSION = readBy(versionOf);
export const CHANNEL = readBy(channelOf);
export const WHY = readBy((text) => noteText('why', text));
export const PERCENT = z.int().min(0).max(100);

/** The body of a request as JSON of this form. Throws `Refused` for anything else. */
export function bodyOf<Form>(request: FastifyRequest, form: z.ZodType<Form>): Form {
  const parsed = form.safeParse(jsonIn(request.body));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the body';
  throw new Refused(400, { code: 'bad-request', message: `${where}: ${issue?.message}` });
}

function jsonIn(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) && body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    return undefined;
  }
}
