import type { Language } from '@facade/shared-domain/model';
import type { Content } from './content.ts';
import { findPlace } from './find-place.ts';

/** Path of the published page with this original path, in a language; null if there is none. */
export const pagePath = (content: Content, original: string, language: Language): string | null =>
  findPlace(content, original)?.paths[language] ?? null;
