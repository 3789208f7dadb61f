import type { Language } from '../model/index.ts';
import { formatNumber } from './number.ts';

/** Bytes from which on a size is shown in megabytes, so that no size reads "1.000 kB". */
const MEGABYTE = 999_500;

/**
 * The size of a file in thousands or millions of bytes, number and unit kept on one line.
 * @example formatFileSize(210_000, 'fr') // '210 ko'
 */
export function formatFileSize(bytes: number, language: Language): string {
  const unit = language === 'fr' ? 'o' : 'B';
  return bytes < MEGABYTE
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)), language)}\u00a0k${unit}`
    : `${formatNumber(Math.round(bytes / 100_000) / 10, language)}\u00a0M${unit}`;
}
