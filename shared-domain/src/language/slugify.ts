import slugifyWords from '@sindresorhus/slugify';
import { foldText } from './fold-text.ts';

/** Signs that a slug drops instead of spelling out. */
const DROPPED = /['’‘ʼ`´&€]/g;

/**
 * Turns a name into a path segment: no accents or punctuation, lowercase, joined by hyphens; only `a-z`, `0-9` and `-`.
 * Empty for a blank name and for digits only, because a number in a path is always an id; the caller then leaves the
 * segment out. Source: spec section 2, decisions "Routes and language".
 * @example slugify("L’orée de Belœil") // 'l-oree-de-beloeil'
 */
export function slugify(text: string | null | undefined): string {
  if (typeof text !== 'string') return '';
  // Fold first to turn ü into u; the library would use the German spelling (ue).
  const slug = slugifyWords(foldText(text.replace(DROPPED, ' ')), { decamelize: false })
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  return /^\d+$/.test(slug) ? '' : slug;
}
