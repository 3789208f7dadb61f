import type { ContentPage, Language } from '@facade/shared-domain/model';
import type { Content } from './content.ts';
import type { ContentContext } from './context.ts';

/**
 * One page in one language: the answer of `GET /api/content`. `originalPath` is compared without regard to case.
 * Null where no published page has this path.
 */
export function contentPageFor(
  content: Content,
  originalPath: string,
  language: Language,
  context: ContentContext,
): ContentPage | null {
  throw new Error(`Not written yet: ${content.folder} ${originalPath} ${language} ${context.revision}`);
}
