import { LANGUAGES } from '@facade/shared-domain/model';
import { PREVIEW_BASE } from './preview-base.ts';

const LANGUAGE_PATH = `/(?:${LANGUAGES.join('|')})/`;

/** Of a page: below a language, and closed by a slash. Files and what is below `/api/` are the same for everybody. */
const PAGE = new RegExp(`^${LANGUAGE_PATH}(?:[^?#]*/)?(?=[?#]|$)`);

/** Links and forms in markup; a quote in JSON has a backslash before it. */
const IN_MARKUP = new RegExp(`( (?:href|action)=")(${LANGUAGE_PATH}(?:[^"?#]*/)?(?=["?#]))`, 'g');

/** The address of a page within the preview; any other address as it is. */
export const belowPreview = (path: string): string => (PAGE.test(path) ? PREVIEW_BASE + path : path);

/** Markup whose links and forms stay within the preview. */
export const keepBelowPreview = (html: string): string => html.replace(IN_MARKUP, `$1${PREVIEW_BASE}$2`);
