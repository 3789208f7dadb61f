import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { PropertySummary } from '@facade/shared-domain/model';
import { render } from '@testing-library/react';
import { toCardProperty } from '../cards/card-data.ts';
import { PropertyCards } from '../cards/property-cards.tsx';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { sampleProperty } from './samples.ts';

/** Cards of properties that differ from the sample by these. */
export function showCards(properties: Partial<PropertySummary>[], language: 'nl' | 'fr' = 'nl') {
  const cards = properties.map((changes, index) => toCardProperty(sampleProperty({ id: index + 1, ...changes })));
  return render(
    <TestPage site={sampleSite(language)} language={language} locales={{ 'mf-listings': language === 'nl' ? nl : fr }}>
      <PropertyCards properties={cards} perRow={3} heading="h2" first />
    </TestPage>,
  );
}

/** Text of the only element that fits, blanks of every kind made one. */
export const textOf = (selector: string) => plainText(document.querySelector(selector));
export const plainText = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();
