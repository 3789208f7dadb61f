import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Site } from '@facade/shared-domain/model';
import { perObject } from '@facade/shared-domain/per-object';
import { fontFaceCss, fonts, globalCss, themeCss } from '@facade/shared-ui/theme';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { App, CommonApp } from '../../composition/app.tsx';
import type { RenderTiming } from '../../composition/composition-context.ts';
import { isHero } from '../../composition/is-hero.ts';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { SectionFailure } from '../../composition/loading/section-failure.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import { switchAddresses } from '../../composition/loading/switch-addresses.ts';
import { sheetParts } from '../../library-insides/styled-components/sheet-parts.ts';
import { keepBelowPreview } from '../../protocol/below-preview.ts';
import { COMMON_ELEMENT, type PageState, STATE_ELEMENT } from '../../protocol/page-state.ts';
import { withoutBroken } from './broken-sections.ts';
import { CONSENT_ROOM, consentFlag } from './consent-flag.ts';
import { DEVICE_LOOK } from './device-look.ts';
import type { DocumentParts } from './document-parts.ts';
import { EARLY_PRESSES } from './early-presses.ts';
import { headMarkup } from './head-markup.ts';
import { OWNER_HINT } from './owner-hint.ts';
import { frameOf, type PageFrame } from './page-frame.tsx';
import { ContentPolicy } from './policy/content-policy.ts';
import { moveInlineStyles } from './policy/inline-styles.ts';
import { sourcesOf } from './policy/policy-sources.ts';
import { RenderTimings } from './render-timings.ts';
import { entryScript, scriptLoader } from './script-loader.ts';
import { serverComposition, serverNavigator } from './server-composition.ts';
import { sharedJson, stateMarkup } from './state-markup.ts';

const sheetsOf = perObject((_: SectionLoader) => new Map<string, ServerStyleSheet>());

/**
 * The style sheet of a kind of page, cached as long as its releases are; all error pages are one kind. With a new one for every
 * request styled-components would compile the same rules each time, which took most of the render time.
 */
function styleSheetFor(sections: SectionLoader, { view, slots }: LoadedPage): ServerStyleSheet {
  const ofSections = sheetsOf(sections);
  const ids = Object.keys(slots).map((key) => key.split(' ')[0]);
  const key = JSON.stringify([{ ...view, reference: '' }, [...new Set(ids)].sort()]);
  const sheet = ofSections.get(key) ?? new ServerStyleSheet();
  ofSections.set(key, sheet);
  return sheet;
}

/** In development React compares style attributes with its own. */
const DEVELOPMENT = process.env.NODE_ENV === 'development';

/** A document and the page it shows, which differs from the requested one if the page's own section failed while rendering. */
export interface RenderedDocument {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
  page: LoadedPage;
  /** What failed while rendering. */
  failures: SectionFailure[];
  /** How long each page or fragment of a section took. */
  timings: RenderTiming[];
}

/** Renders the complete HTML document of a page. */
export function renderDocument(asked: DocumentParts): RenderedDocument {
  const rendered = renderBody(asked);
  const sound = withoutBroken(asked, rendered.body + rendered.common, rendered.timings);
  const parts = sound ? { ...asked, page: sound.page } : asked;
  const body = sound ? renderBody(parts) : rendered;
  const { done } = body.timings;
  return { ...assemble(parts, body), page: parts.page, failures: sound?.failures ?? [], timings: done };
}

function renderBody({ page, site, language, sections, i18n, form, renders }: DocumentParts) {
  const sheet = styleSheetFor(sections, page);
  const timings = new RenderTimings(renders);
  const composition = serverComposition(page, sections, timings);
  const props = { page, site, language, texts: i18n, form, composition, navigator: serverNavigator };
  const render = (root: ReactNode, identifierPrefix = '') =>
    renderToString(<StyleSheetManager sheet={sheet.instance}>{root}</StyleSheetManager>, { identifierPrefix });
  return { body: render(<App {...props} />), common: render(<CommonApp {...props} />, 'common'), sheet, timings };
}

function assemble(parts: DocumentParts, { body, common, sheet, timings }: ReturnType<typeof renderBody>) {
  const { page, site, language, i18n, badges = [], base = '' } = parts;
  const pathname = (page.href.split('?')[0] ?? page.href).slice(base.length);
  const frame = frameOf(site, pathname, isHero(page), i18n);
  const alternates = switchAddresses(page);
  const policy = new ContentPolicy();
  const { rules, notes, attributes } = sheetParts(sheet);
  const filled = frame.fill({ pathname, alternates, body });
  const whole = `${filled}<div id="${COMMON_ELEMENT}">${common}</div>`;
  const markup = base ? keepBelowPreview(whole) : whole;
  const moved = DEVELOPMENT ? { html: markup, css: '' } : moveInlineStyles(markup);
  const html = [
    `<!doctype html><html lang="${language}"><head>${headMarkup(parts)}${policy.script(consentFlag(site) + OWNER_HINT + DEVICE_LOOK + EARLY_PRESSES)}${FONT_PRELOADS}`,
    policy.style(siteCss(site, frame)),
    policy.style(rules),
    policy.style(notes, attributes),
    moved.css && policy.style(moved.css),
    ...badges.map(({ css }) => policy.style(css)),
    // Last, so that the agency's rules override those of the design.
    site.stylesheet ? `<link rel="stylesheet" href="${escapeHtml(site.stylesheet)}">` : '',
    policy.script(
      sharedJson(parts.integrity, (integrity) => ({ integrity })),
      ' type="importmap"',
    ),
    `</head><body>${moved.html}${badges.map((badge) => badge.markup).join('')}`,
    `<script type="application/json" id="${STATE_ELEMENT}">${stateMarkup(parts, timings.done)}</script>`,
    entryScript(parts),
    policy.script(scriptLoader(parts)),
    '</body></html>',
  ].join('');
  const sectionOrigins = originsOf(parts.pins);
  return { html, policy: policy.header({ sectionOrigins, sources: sourcesOf(site), styleAttributes: DEVELOPMENT }) };
}

/** The CSS that every page of a site has; the same string for the same frame. */
function siteCss({ theme }: Site, frame: PageFrame): string {
  const known = siteStyles.get(frame);
  if (known) return known;
  const css = `${fontFaceCss}${themeCss(theme)}${globalCss}${frame.css}${CONSENT_ROOM}`;
  siteStyles.set(frame, css);
  return css;
}

const siteStyles = new WeakMap<PageFrame, string>();

/** Origins of the sections from other hosts; all other sections have a path as entry. */
const originsOf = (pins: PageState['pins']): string[] => [
  ...new Set(Object.values(pins).flatMap(({ entry }) => (entry.startsWith('/') ? [] : [new URL(entry).origin]))),
];

const FONT_PRELOADS = fonts
  .map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`)
  .join('');
