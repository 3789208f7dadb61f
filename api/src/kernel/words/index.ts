import { join } from 'node:path';
import type nl from './own/nl.json';
import { readTexts } from './read-texts.ts';

/** Words that the api itself writes: in brochures, on pictures for sharing, in feeds. */
export const WORDS = readTexts<typeof nl>(join(import.meta.dirname, 'own'));
