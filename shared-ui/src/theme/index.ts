/** The styles and fonts for the document's head. Separate from the primitives: none of it is shipped as script. */
export { type FontFile, fontFaceCss, fonts } from './fonts.ts';
export { globalCss } from './global.style.ts';
export { TOKEN_NAMES, themeCss } from './tokens.ts';
