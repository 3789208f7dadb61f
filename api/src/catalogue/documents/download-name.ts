import { extname } from 'node:path';
import { withoutAccents } from '@facade/shared-domain/language/fold-text';

/** Characters that a file system or a header does not accept. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** Maximum length in characters: file systems accept 255 bytes. */
const LONGEST = 100;

/**
 * File name of a download, which people can recognize among others.
 * @param parts what it is, and of which home
 * @param file its name on the site, for the extension
 * @example downloadName(['EPC: attest', '4321'], 'epc.PDF') // 'EPC attest - 4321.pdf'
 */
export function downloadName(parts: readonly string[], file: string): string {
  const clean = parts.map((part) => part.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim());
  return clean.filter(Boolean).join(' - ') + extname(file).toLowerCase();
}

/** The same in ASCII, for programs that support nothing else. */
export const plainName = (name: string): string =>
  withoutAccents(name)
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]/g, '-');
