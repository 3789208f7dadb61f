import type { Language } from '../model/language.ts';

/**
 * Path of the Atom feed of new homes in a language.
 * @example feedPath('nl') // '/nl/feed.xml'
 */
export const feedPath = (language: Language): string => `/${language}/feed.xml`;
