import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fontFaceCss, fonts, globalCss, themeCss } from '@facade/shared-ui/theme';
import { LIST_CSS } from './list-css.ts';
import { samplePicture } from './sample-picture.ts';

/** Around one example: as high as its content, unless it has a height of its own. */
const FRAME_CSS = `
html { scrollbar-gutter: auto }
body { display: flow-root; min-height: 0; padding: var(--space-5) }
body[data-bleed] { padding: 0 }
.example-slot { display: grid; place-items: center; min-height: 88px; padding: var(--space-4); border: 1px dashed var(--line-strong); border-radius: var(--radius-s); color: var(--muted); font: 500 var(--step--1)/1.4 ui-monospace, monospace }
.example-error { padding: var(--space-4); border-left: 3px solid var(--danger); color: var(--danger); font: 500 var(--step--1)/1.5 ui-monospace, monospace; white-space: pre-wrap }
`;

/** The styles under every page of the site, in its default theme. */
const SITE_CSS = fontFaceCss + themeCss() + globalCss;

const PRELOADS = fonts
  .map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');

const page = (title: string, css: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${PRELOADS}` +
  `<style>${SITE_CSS}${css}</style></head><body><div id="root"></div><script src="/${script}" defer></script></body></html>`;

const listDocument = (): string => page('Gallery', LIST_CSS, 'list.js');

/** Document of one example: media queries, ids and fixed positions are isolated. */
const frameDocument = (): string => page('Example', FRAME_CSS, 'frame.js');

/** Fonts are found from the package that names them. */
const fromSharedUi = createRequire(createRequire(import.meta.url).resolve('@facade/shared-ui/theme'));

const PICTURES = '/api/pictures/';
/** Id of a picture that never arrives. */
const MISSING = 'missing';

/** Serves what the bundler does not create: the two documents, the site's fonts, and a picture for every id. */
export function answerGallery(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body);
  const font = fonts.find(({ url }) => url === pathname);
  if (pathname === '/') send('text/html; charset=utf-8', listDocument());
  else if (pathname === '/frame') send('text/html; charset=utf-8', frameDocument());
  else if (font) send('font/woff2', readFileSync(fromSharedUi.resolve(font.file)));
  else if (pathname === PICTURES + MISSING) response.writeHead(404).end();
  else if (pathname.startsWith(PICTURES)) send('image/svg+xml', samplePicture(pathname.slice(PICTURES.length)));
  else next();
}
