import type { Language, PropertyDetail } from '@facade/shared-domain/model';

/**
 * What a property is called where no part of a text can be marked as another language's: in the window's title, in names that
 * are read aloud. Its title, or its type where the title is not in the page's language.
 */
export const propertyName = (
  { title, typeName }: Pick<PropertyDetail, 'title' | 'typeName'>,
  language: Language,
): string => (title.language === language ? title.text : typeName || title.text);
