import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { ContentModule, ContentPage, Language } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { sampleFeedback, sampleNextStep } from '../testing/sample-feedback.ts';
import { FeedbackView } from './feedback-view.tsx';

const thanks = (changes: Partial<ContentModule> = {}) => sampleFeedback({ modules: [sampleNextStep(changes)] });

const show = (page: ContentPage, language: Language = 'nl') =>
  render(
    <TestPage site={sampleSite(language)} language={language} locales={{ 'mf-forms': language === 'fr' ? fr : nl }}>
      <FeedbackView data={page} />
    </TestPage>,
  );

test('thanks, says what happens now, and offers the telephone', () => {
  show(thanks());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedankt');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Wat er nu gebeurt');
  expect(screen.getByRole('listitem')).toHaveTextContent('U krijgt antwoord.');
  expect(screen.getByRole('link', { name: '+32\u00a068\u00a000\u00a000\u00a000' })).toHaveAttribute(
    'href',
    'tel:+3268000000',
  );
});

test('leads on to what is for sale and for rent', () => {
  show(thanks());
  expect(screen.getByRole('link', { name: nl.feedback.sale })).toHaveAttribute('href', '/nl/te-koop/');
  expect(screen.getByRole('link', { name: nl.feedback.rent })).toHaveAttribute('href', '/nl/te-huur/');
});

test('or where the agency wants it to lead', () => {
  show(thanks({ link: { label: 'Nieuwbouw', path: '/nl/nieuwbouwprojecten/' } }));
  expect(screen.getByRole('link', { name: 'Nieuwbouw' })).toHaveAttribute('href', '/nl/nieuwbouwprojecten/');
  expect(screen.queryByRole('link', { name: nl.feedback.sale })).not.toBeInTheDocument();
});

test('a text in another language than the page says so, one in its own does not', () => {
  show(thanks(), 'fr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'nl');
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('lang', 'nl');
  expect(screen.getByRole('list').parentElement).toHaveAttribute('lang', 'nl');
});

test('a text in the page’s own language does not', () => {
  const { container } = show(thanks());
  expect(container.querySelector('[lang]')).toBeNull();
});
