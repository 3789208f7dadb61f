import type { Language, Site } from '@facade/shared-domain/model';
import type { i18n } from 'i18next';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { PageProviders } from '../../composition/app.tsx';
import type { LoadedPage } from '../../composition/loading/loaded-page.ts';
import type { SectionLoader } from '../../composition/loading/section-loader.ts';
import { serverComposition, serverNavigator } from './server-composition.ts';

export interface AloneParts {
  Component: ComponentType<never>;
  props: object;
  page: LoadedPage;
  site: Site;
  language: Language;
  i18n: i18n;
  sections: SectionLoader;
}

/** Renders one page or fragment without a boundary that would catch its errors, to check it before publication. */
export function renderAlone({ Component, props, page, site, language, i18n, sections }: AloneParts): string {
  const composition = serverComposition(page, sections);
  const sheet = new ServerStyleSheet();
  try {
    return renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <PageProviders {...{ page, site, language, composition }} texts={i18n} navigator={serverNavigator} form={null}>
          {createElement(Component as ComponentType<object>, props)}
        </PageProviders>
      </StyleSheetManager>,
    );
  } finally {
    sheet.seal();
  }
}
