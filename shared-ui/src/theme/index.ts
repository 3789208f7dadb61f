/** What the document's head needs. Kept apart from the primitives: none of it is shipped as script. */
export { type FontFile, fontFaceCss, fonts } from './fonts.ts';
export { globalCss } from './global-style.ts';
export { TOKEN_NAMES, themeCss } from './tokens.ts';
