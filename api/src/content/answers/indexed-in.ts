import type { Language } from '@facade/shared-domain/model';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { contentPageFor } from './content-page-for.ts';

/** Of these languages, those in which search engines may show a content page: all of its texts are in them. */
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
