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
export const ATTESTATION = z.strictObject({ key: z.string().max(64), signature: z.string().max(128) });
export const PERCENT = z.int().min(0).max(100);

/** The body of a request as JSON of this form. Throws `Refused` for anything else. */
export function bodyOf<Form>(request: FastifyRequest, form: z.ZodType<Form>): Form {
  const { body } = request;
  const parsed = form.safeParse(Buffer.isBuffer(body) && body.length > 0 ? jsonIn(body.toString('utf8')) : {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') || 'the body';
  throw new Refused(400, { code: 'bad-request', message: `${where}: ${issue?.message}` });
}

/** Undefined if the text is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
