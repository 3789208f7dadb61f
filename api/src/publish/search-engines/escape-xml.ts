import { escapeHtml } from '@facade/shared-domain/language/escape-html';

/** Characters that are forbidden in XML 1.0, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text for an element or a quoted attribute of an XML document. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(FORBIDDEN, ''));
