import { hash } from 'node:crypto';
import { frameDocument } from '@facade/map-kit/frame/frame-document';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Site } from '@facade/shared-domain/model';
import { fontFaceCss, themeCss } from '@facade/shared-ui/theme';
import { sourcesOf } from './policy/policy-sources.ts';

export interface MapFrameScript {
  url: string;
  integrity: string;
}

/**
 * The minimal document of the map frame, with a separate Content-Security-Policy: it runs one script and connects only to this
 * site.
 */
export function mapFrameDocument(site: Site, script: MapFrameScript): { html: string; policy: string } {
  const { title, css, body } = frameDocument(site.language, site.map);
  // A canvas is drawn once, so a font that loads a moment later must still be used.
  const style = `${fontFaceCss.replaceAll('font-display:swap', 'font-display:block')}${themeCss(site.theme)}${css}`;
  const html = [
    `<!doctype html><html lang="${site.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/_shell/favicon.svg">',
    `<title>${escapeHtml(title)}</title><style>${style}</style>`,
    `<script type="module" src="${script.url}" integrity="${script.integrity}"></script>`,
    `</head><body>${body}</body></html>`,
  ].join('');
  const pictures = sourcesOf({ map: site.map, analytics: NO_TRACKERS }).pictures;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
    "font-src 'self'",
    `img-src ${["'self'", 'data:', ...pictures].join(' ')}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    // For the frame's script: scale labels without markup.
    'trusted-types default',
  ].join('; ');
  return { html, policy };
}

const NO_TRACKERS = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' };
