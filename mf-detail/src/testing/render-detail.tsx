import { SlotContext, type SlotProps } from '@facade/section-kit';
import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { Language, ProjectDetail, PropertyDetail, Site } from '@facade/shared-domain/model';
import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { firstLoan } from '../costs/first-loan.ts';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import * as parts from '../on-demand/parts.ts';
import { ProjectView } from '../project/project-view.tsx';
import { PropertyView } from '../property/property-view.tsx';
import { sampleProject, sampleProperty } from './sample-property.ts';
import { controlSight } from './sight.ts';

const texts: Partial<Record<Language, object>> = { nl, fr };

const SlotStub = (({ id, props }) => <div data-testid={id}>{JSON.stringify(props)}</div>) as ComponentType<
  SlotProps<never>
> as never;

/** Code that comes on demand is there, as it is on the server. */
beforeAll(async () => void (await Promise.all(Object.values(parts).map(({ load }) => load()))));

/** Nothing comes into view unless a test says so. */
export const sight = controlSight();

export function renderInPage(
  children: ReactNode,
  path = '/nl/te-koop/ath/woning/4321/',
  language: Language = 'nl',
  changes?: Partial<Site>,
) {
  return render(
    <TestPage
      site={sampleSite(language, changes)}
      language={language}
      locales={{ 'mf-detail': texts[language] ?? nl }}
      path={path}
    >
      <SlotContext value={SlotStub}>{children}</SlotContext>
    </TestPage>,
  );
}

/** A whole property page, as the shell renders it. */
export function renderProperty(changes: Partial<PropertyDetail> = {}, path?: string, language?: Language) {
  const property = sampleProperty(changes);
  const loan = firstLoan(property, {});
  return renderInPage(<PropertyView property={property} loan={loan} />, path, language);
}

export function renderProject(changes: Partial<ProjectDetail> = {}) {
  return renderInPage(<ProjectView project={sampleProject(changes)} order={{ column: 'name', descending: false }} />);
}
