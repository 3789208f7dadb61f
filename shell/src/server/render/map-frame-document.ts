import { hash } from 'node:crypto';
import { frameDocument } from '@facade/map-kit/frame/frame-document';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Site } from '@facade/shared-domain/model';
import { fontFaceCss, themeCss } from '@facade/shared-ui/theme';
import { sourcesOf } from './policy/policy-sources.ts';
import { scriptLoader } from './script-loader.ts';

export interface MapFrameScript {
  url: string;
  integrity: string;
}

/**
 * The minimal document of the map frame, with a separate Content-Security-Policy: it runs one script, which is fetched again if it is
 * lost, and connects only to this site.
 */
export function mapFrameDocument(site: Site, script: MapFrameScript): { html: string; policy: string } {
  const { title, css, body } = frameDocument(site.language, site.map);
  // A canvas is drawn once, so a font that loads a moment later must still be used.
  const style = `${fontFaceCss.replaceAll('font-display:swap', 'font-display:block')}${themeCss(site.theme)}${css}`;
  const loader = scriptLoader({
    scripts: { entry: script.url, preload: [], ask: [] },
    integrity: { [script.url]: script.integrity },
  });
  const html = [
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/_shell/favicon.svg">',
    `<title>${escapeHtml(title)}</title><style>${style}</style>`,
    `</head><body>${body}<script>${loader}</script></body></html>`,
  ].join('');
  const pictures = sourcesOf({ map: site.map, analytics: NO_TRACKERS }).pictures;
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash('sha256', loader, 'base64')}'`,
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "font-src 'self'",
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // For its loader, and for the frame's script: scale labels without markup.
    'trusted-types facade-loader default',
  ].join('; ');
  return { html, policy };
}

const NO_TRACKERS = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
