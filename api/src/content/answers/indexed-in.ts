import type { Language } from '@facade/shared-domain/model';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { contentPageFor } from './content-page-for.ts';

/** The given languages in which search engines may index a content page: those that have all of its texts. */
export const indexedIn = (
  content: Content,
  original: string,
  languages: readonly Language[],
  context: ContentContext,
): Language[] =>
  languages.filter((language) => {
    const page = contentPageFor(content, original, language, context);
    return page && !page.meta.noindex && page.title.language === language;
  });
