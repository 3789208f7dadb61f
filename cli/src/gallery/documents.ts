import { fontFaceCss, fonts, globalCss, themeCss } from '@facade/shared-ui/theme';
import { FRAME_CSS } from './frame-css.ts';
import { LIST_CSS } from './list-css.ts';

/** The styles under every page of the site, in its default theme. */
const SITE_CSS = fontFaceCss + themeCss() + globalCss;

const PRELOADS = fonts
  .map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

const page = (title: string, css: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${PRELOADS}` +
  `<style>${SITE_CSS}${css}</style></head><body><div id="root"></div><script src="/${script}" defer></script></body></html>`;

export const listDocument = (): string => page('Gallery', LIST_CSS, 'list.js');

/** Document of one example: media queries, ids and fixed positions are isolated. */
export const frameDocument = (): string => page('Example', FRAME_CSS, 'frame.js');
