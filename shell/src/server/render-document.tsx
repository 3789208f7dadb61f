import type { ReturnedForm } from '@facade/platform/section';
import { PageContextContext } from '@facade/platform/section';
import type { Language, Site } from '@facade/shared-domain/model';
import { fontFaceCss, fonts, globalCss, themeCss } from '@facade/shared-ui/theme';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'react-router';
import { StyleSheetManager } from 'styled-components';
import { APP_ELEMENT, type PageState, STATE_ELEMENT } from '../client/page-state.ts';
import { App } from '../composition/app.tsx';
import { isHero } from '../composition/is-hero.ts';
import type { LoadedPage } from '../composition/loaded-page.ts';
import type { SectionLoader } from '../composition/section-loader.ts';
import type { Texts } from '../composition/texts.ts';
import { PageLayout } from '../layout/page-layout.tsx';
import { headMarkup } from './head-markup.ts';
import { scriptLoader } from './script-loader.ts';
import { serverComposition, serverNavigator } from './server-composition.ts';
import { styleSheetFor } from './style-sheets.ts';

export interface DocumentParts {
  page: LoadedPage;
  site: Site;
  language: Language;
  /** Public origin, for canonical addresses. */
  origin: string;
  sections: SectionLoader;
  i18n: i18n;
  /** Texts the browser needs: the shell's and those of every section on the page. */
  texts: Texts;
  form: ReturnedForm | null;
  pins: PageState['pins'];
  integrity: Record<string, string>;
  /** Entry script and what is loaded right after it. */
  scripts: { entry: string; preload: string[] };
}

const EMPTY_APP = `<div id="${APP_ELEMENT}"></div>`;

/** The whole HTML document of a page. */
export function renderDocument(parts: DocumentParts): string {
  const { page, site, language, sections, i18n, form } = parts;
  const sheet = styleSheetFor(sections, page);
  const body = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <App
        {...{ page, site, language, texts: i18n, form }}
        composition={serverComposition(page, sections)}
        navigator={serverNavigator}
      />
    </StyleSheetManager>,
  );
  const surroundings = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Router location={page.href} navigator={serverNavigator}>
        <I18nextProvider i18n={i18n}>
          <PageContextContext value={{ site, language, form }}>
            <PageLayout alternates={page.head.alternates ?? {}} overHero={isHero(page)}>
              <div id={APP_ELEMENT} />
            </PageLayout>
          </PageContextContext>
        </I18nextProvider>
      </Router>
    </StyleSheetManager>,
    { identifierPrefix: 'chrome' },
  );
  const head = [
    headMarkup(parts),
    ...fonts.map(({ url }) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    `<style>${fontFaceCss}${themeCss(site.theme)}${globalCss}</style>`,
    sheet.getStyleTags(),
    `<script type="importmap">${json({ integrity: parts.integrity })}</script>`,
  ].join('');
  return [
    `<!doctype html><html lang="${language}"><head>${head}</head>`,
    `<body>${surroundings.replace(EMPTY_APP, () => EMPTY_APP.replace('></', `>${body}</`))}`,
    `<script type="application/json" id="${STATE_ELEMENT}">${json(stateOf(parts))}</script>`,
    scriptLoader(parts.scripts),
    '</body></html>',
  ].join('');
}

function stateOf({ page, site, language, texts, pins, form }: DocumentParts): PageState {
  return { language, page, texts, pins, form, site: { ...site, footer: { columns: [], copyright: '' } } };
}

/** JSON that is safe inside a script element. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
