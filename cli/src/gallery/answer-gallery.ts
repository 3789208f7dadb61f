import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { fonts } from '@facade/shared-ui/theme';
import { frameDocument, listDocument } from './documents.ts';
import { samplePicture } from './sample-picture.ts';

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
