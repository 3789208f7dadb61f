import { extname } from 'node:path';

/** Characters that a file system or a header does not take. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu;

/** Characters: file systems take 255 bytes. */
const LONGEST = 100;

/**
 * Name that a download gets, so that somebody finds it again among others.
 * @param parts what it is, and of which home
 * @param file its name on the site, for the extension
 * @example downloadName(['EPC: attest', '4321'], 'epc.PDF') // 'EPC attest - 4321.pdf'
 */
export function downloadName(parts: readonly string[], file: string): string {
  const clean = parts.map((part) => part.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim());
  return clean.filter(Boolean).join(' - ') + extname(file).toLowerCase();
}

/** The same in plain letters, for programs that read no other. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e]/g, '-');
