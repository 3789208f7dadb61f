import { Prose, useTexts } from '@facade/section-kit';
import type { ContentPage, DemandCriteria } from '@facade/shared-domain/model';
import type { DemandChoices } from './demand-data.ts';
import { DemandForm } from './demand-form.tsx';
import { DemandPage } from './demand-view.style.ts';

export interface DemandPageData {
  page: Pick<ContentPage, 'title' | 'intro' | 'meta' | 'paths' | 'modules'>;
  choices: DemandChoices;
  /** Filters of the originating list. */
  criteria: DemandCriteria;
  query: string;
}

/** The page on which a search is registered, with the agency's own words around the form. */
export function DemandView({ data: { page, choices, criteria, query } }: { data: DemandPageData }) {
  const t = useTexts('mf-forms');
  return (
    <DemandPage className="wrap">
      <h1 lang={page.title.language}>{page.title.text}</h1>
      {page.intro && (
        <p className="intro" lang={page.intro.language}>
          {page.intro.text}
        </p>
      )}
      <h2 className="visually-hidden">{t('demand.title')}</h2>
      <DemandForm key={query} choices={choices} criteria={criteria} frequency="daily" query={query} />
      {page.modules.map(({ id, title, html }) => (
        <section key={id}>
          {title && <h2 lang={title.language}>{title.text}</h2>}
          {html && <Prose html={html.html} language={html.language} />}
        </section>
      ))}
    </DemandPage>
  );
}
