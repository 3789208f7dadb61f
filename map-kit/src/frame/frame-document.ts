import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language, Site } from '@facade/shared-domain/model';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { type FrameSettings, SETTINGS_ELEMENT } from '../messages/frame-settings.ts';
import { frameCss } from './frame-css.ts';

const TEXTS = { nl, fr, en, de };

/** The source of the map's data; the licence requires this exact name. */
const OPEN_STREET_MAP = '© OpenStreetMap contributors';

export interface FrameDocument {
  /** Head and body; the caller inserts style sheet and script. */
  title: string;
  css: string;
  body: string;
}

/** The parts of the map frame's document, in one language. */
export function frameDocument(language: Language, map: Site['map']): FrameDocument {
  const { title, ...texts } = TEXTS[language];
  const settings: FrameSettings = { language, map, texts };
  const body = [
    '<div id="map" tabindex="0"></div>',
    '<div class="zoom">',
    zoomButton(1, texts.zoomIn, 'M10 4v12M4 10h12'),
    zoomButton(-1, texts.zoomOut, 'M4 10h12'),
    '</div><div class="draw" hidden>',
    drawButton('undo', texts.undo),
    drawButton('finish', texts.finish),
    `</div><p class="ends" role="status" hidden>${escapeHtml(texts.ends)}</p><p class="said" role="status"></p><small class="credit">${creditOf(map)}</small>`,
    `<p class="failed">${escapeHtml(texts.failed)}</p>`,
    `<script type="application/json" id="${SETTINGS_ELEMENT}">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  return { title, css: frameCss.replaceAll('\n', ''), body };
}

const zoomButton = (steps: number, name: string, path: string): string =>
  `<button type="button" data-zoom="${steps}" aria-label="${escapeHtml(name)}"><svg viewBox="0 0 20 20" aria-hidden="true"><path d="${path}"/></svg></button>`;

const drawButton = (does: 'undo' | 'finish', name: string): string =>
  `<button type="button" data-draw="${does}">${escapeHtml(name)}</button>`;

/** Adds the credit that a provider of tiles requires. */
const creditOf = ({ tileUrl, attribution, base }: Site['map']): string =>
  !base && tileUrl && attribution
    ? escapeHtml(attribution)
    : `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">${OPEN_STREET_MAP}</a>`;
