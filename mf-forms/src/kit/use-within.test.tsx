import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import de from '../locales/de.json';
import en from '../locales/en.json';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { SendBar } from './sending/send-bar.tsx';

test('a form promises the term of the agency’s settings, or the usual one', () => {
  const page = (answerWithin = {}) => (
    <TestPage site={{ ...sampleSite('nl'), answerWithin }} language="nl" locales={{ 'mf-forms': nl }}>
      <SendBar busy={false} />
    </TestPage>
  );
  const { rerender } = render(page());
  expect(screen.getByText('U krijgt binnen één werkdag antwoord.')).toBeVisible();
  rerender(page({ message: 3 }));
  expect(screen.getByText('U krijgt binnen drie werkdagen antwoord.')).toBeVisible();
});

test('no text of a form states a term of its own', () => {
  for (const texts of [nl, fr, en, de])
    expect(JSON.stringify(texts)).not.toMatch(/werkdag|ouvrable|working day|werktag|nog vandaag|aujourd’hui encore/i);
});
