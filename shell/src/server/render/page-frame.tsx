import { PageContextContext } from '@facade/section-kit';
import { escapeHtml } from '@facade/shared-domain/language/escape-html';
import type { Language, Site } from '@facade/shared-domain/model';
import { isStaffPath } from '@facade/shared-domain/paths/staff-paths';
import { perObject } from '@facade/shared-domain/per-object';
import type { i18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'react-router';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { isUnder } from '../../layout/is-under.ts';
import { PageLayout, type PageLayoutProps } from '../../layout/page-layout.tsx';
import { sheetParts } from '../../library-insides/styled-components/sheet-parts.ts';
import { APP_ELEMENT } from '../../protocol/page-state.ts';
import { serverNavigator } from './server-composition.ts';

/** The parts that differ from page to page. */
interface Filling {
  pathname: string;
  alternates: Partial<Record<Language, string>>;
  body: string;
}

/** Header, footer and floating elements around a page: the same for every page except for three kinds of placeholders. */
export interface PageFrame {
  css: string;
  /** The markup around the application, for one page. */
  fill(page: Filling): string;
}

const framesOf = perObject((_: Site) => new Map<string, PageFrame>());

/**
 * The frame of all pages of a site object, rendered once for visitors and once for the pages where staff work. `overHero`: the page
 * begins with a picture under the header.
 */
export function frameOf(site: Site, pathname: string, overHero: boolean, texts: i18n): PageFrame {
  const isStaffArea = isStaffPath(pathname, site.language);
  const key = `${isStaffArea} ${overHero}`;
  const ofSite = framesOf(site);
  const frame = ofSite.get(key) ?? render(site, { isStaffArea, overHero }, texts);
  ofSite.set(key, frame);
  return frame;
}

const ALTERNATE = 'facade-alternate-';
const PLACES = new RegExp(
  `href="${ALTERNATE}([a-z]{2})"|<a href="([^"]+)" data-menu="true"|(<div id="${APP_ELEMENT}">)</div>`,
  'g',
);

function render(site: Site, kind: Pick<PageLayoutProps, 'isStaffArea' | 'overHero'>, texts: i18n): PageFrame {
  const { language } = site;
  const sheet = new ServerStyleSheet();
  const codes = site.languages.map(({ code }) => [code, ALTERNATE + code]);
  const markup = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <Router location="/" navigator={serverNavigator}>
        <I18nextProvider i18n={texts}>
          <PageContextContext value={{ site, language, form: null }}>
            <PageLayout alternates={Object.fromEntries(codes)} {...kind}>
              <div id={APP_ELEMENT} />
            </PageLayout>
          </PageContextContext>
        </I18nextProvider>
      </Router>
    </StyleSheetManager>,
  );
  const parts = partsOf(markup);
  // Without styled-components' notes, which would make it adopt the rules in the browser: nothing there needs them.
  return { css: sheetParts(sheet).rules, fill: (filling) => parts.map((part) => part(filling)).join('') };
}

type Part = (filling: Filling) => string;

/** Splits the markup at the placeholders once, because every page fills them again. */
function partsOf(markup: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of markup.matchAll(PLACES)) {
    const before = markup.slice(end, match.index);
    const place = placeOf(match);
    parts.push((filling) => before + place(filling));
    end = match.index + match[0].length;
  }
  const rest = markup.slice(end);
  return [...parts, () => rest];
}

function placeOf([place, code, entry, app]: RegExpExecArray): Part {
  if (code) return ({ alternates }) => `href="${escapeHtml(alternates[code as Language] ?? `/${code}/`)}"`;
  if (entry) return ({ pathname }) => (isUnder(entry, pathname) ? `${place} aria-current="page"` : place);
  return ({ body }) => `${app}${body}</div>`;
}
