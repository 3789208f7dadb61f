import type { Language, Site } from '@facade/shared-domain/model';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { PageContextContext, type ReturnedForm } from '../site.tsx';
import { createTestTexts } from './test-texts.ts';

export interface TestPageProps {
  site: Site;
  language?: Language;
  /** Namespace → its strings in `language`, such as `{ 'mf-listings': nl }`. */
  locales: Record<string, object>;
  path?: string;
  form?: ReturnedForm | null;
  children: ReactNode;
}

/** The context of a section's component on a real page: site, language, its own texts and a router. */
export function TestPage({ site, language = 'nl', locales, path = '/', form = null, children }: TestPageProps) {
  return (
    <I18nextProvider i18n={createTestTexts(language, locales)}>
      <PageContextContext value={{ site, language, form }}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </PageContextContext>
    </I18nextProvider>
  );
}
