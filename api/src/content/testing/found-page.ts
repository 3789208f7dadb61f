import { contentPageFor } from '../answers/content-page-for.ts';
import { contentWith, context } from './small-folder.ts';

/** The page at this address. Throws if there is none. */
export const page = async (path: string, language: 'nl' | 'fr' | 'en', changes: Record<string, string | null> = {}) => {
  const found = contentPageFor(await contentWith(changes), path, language, context);
  if (!found) throw new Error(`no page ${path}`);
  return found;
};
