import { LANGUAGES } from '@facade/shared-domain/model';
import { PREVIEW_BASE } from './preview-base.ts';

const LANGUAGE_PATH = `/(?:${LANGUAGES.join('|')})/`;

/**
 * The path of a page: below a language, and ending in a slash. Files and everything below `/api/` are the same in a preview.
 */
const PAGE = new RegExp(`^${LANGUAGE_PATH}(?:[^?#]*/)?(?=[?#]|$)`);

/** Links and forms in markup; a quote in JSON has a backslash before it. */
const IN_MARKUP = new RegExp(`( (?:href|action)=")(${LANGUAGE_PATH}(?:[^"?#]*/)?(?=["?#]))`, 'g');

/** The address of a page below the preview; returns any other address unchanged. */
export const belowPreview = (path: string): string => (PAGE.test(path) ? PREVIEW_BASE + path : path);

/** Moves links and forms of markup below the preview. */
export const keepBelowPreview = (html: string): string => html.replace(IN_MARKUP, `$1${PREVIEW_BASE}$2`);
