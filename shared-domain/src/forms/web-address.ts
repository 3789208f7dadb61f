import * as z from 'zod/mini';
import { readUrl } from '../paths/read-url.ts';
import { onOneLine, read } from './fields.ts';

/** The protocols of web addresses. */
const WEB = new Set(['http:', 'https:']);

/** "www.example.be" has no protocol. */
const webAddress = (value: unknown): unknown => {
  const line = onOneLine(value);
  if (typeof line !== 'string') return line;
  const typed = line.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
};

const isWebAddress = (value: string): boolean => {
  const url = readUrl(value);
  return url !== null && WEB.has(url.protocol) && !url.username && !url.password && /\.[^.]{2,}$/.test(url.hostname);
};

/** A web address; `key` names its message: `<key>.invalid`. */
export const optionalWebAddress = (key: string) =>
  read(
    webAddress,
    z.optional(
      z
        .string({ error: `${key}.invalid` })
        .check(z.trim(), z.maxLength(200, 'tooLong'), z.refine(isWebAddress, `${key}.invalid`)),
    ),
  );
