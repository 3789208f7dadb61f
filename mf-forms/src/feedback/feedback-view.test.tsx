import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { ContentModule, Language } from '@facade/shared-domain/model';
import { cleanup, render, screen } from '@testing-library/react';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { sampleFeedback, sampleNextStep } from '../testing/sample-feedback.ts';
import { sampleSubject } from '../testing/sample-subject.ts';
import { type FeedbackData, FeedbackView } from './feedback-view.tsx';

const thanks = (changes: Partial<ContentModule> = {}): FeedbackData =>
  sampleFeedback({ modules: [sampleNextStep(changes)] });

const show = (page: FeedbackData, language: Language = 'nl') =>
  render(
    <TestPage site={sampleSite(language)} language={language} locales={{ 'mf-forms': language === 'fr' ? fr : nl }}>
      <FeedbackView data={page} />
    </TestPage>,
  );

test('thanks, says what happens next, and offers the telephone', () => {
  show(thanks());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bedankt');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Wat er nu gebeurt');
  expect(screen.getByRole('listitem')).toHaveTextContent('U krijgt antwoord.');
  expect(screen.getByRole('link', { name: '+32\u00a068\u00a000\u00a000\u00a000' })).toHaveAttribute(
    'href',
    'tel:+3268000000',
  );
});

test('offers no telephone for what is urgent to somebody who signed up for the newsletter', () => {
  show({ ...thanks(), original: '/feedback/sign-newsletter/' });
  expect(screen.queryByText(nl.feedback.urgent, { exact: false })).not.toBeInTheDocument();
});

test('says that no mail is sent, if the mailbox has just had several', () => {
  show(thanks());
  expect(screen.queryByText(nl.feedback.held)).not.toBeInTheDocument();
  cleanup();
  show({ ...thanks(), isHeld: true });
  expect(screen.getByRole('status')).toHaveTextContent(nl.feedback.held);
});

test('leads on to what is for sale and for rent', () => {
  show({ ...thanks(), original: '/feedback/site-contact/' });
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

test('names the home and its agent, and offers a step with that home first', () => {
  show({ ...thanks({ link: { label: 'Nieuwbouw', path: '/nl/nieuwbouwprojecten/' } }), subject: sampleSubject() });
  expect(screen.getByRole('link', { name: 'Herenhuis met stadstuin' })).toHaveAttribute(
    'href',
    '/nl/te-koop/ath/woning/4321/',
  );
  expect(screen.getByText(/245\.000/)).toBeInTheDocument();
  expect(screen.getByText('Claire Dumont')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /68.12.34.56/ })).toHaveAttribute('href', 'tel:+3268123456');
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  const steps = [nl.feedback.visit, nl.feedback.documents, nl.feedback.costs, 'Nieuwbouw'];
  expect(names.filter((name) => steps.includes(name ?? ''))).toEqual(steps);
});

test('a home that is sold or to let offers only steps that apply', () => {
  show({ ...thanks(), subject: sampleSubject({ goal: 'rent', isAvailable: false }) });
  expect(screen.queryByRole('link', { name: nl.feedback.visit })).toBeNull();
  expect(screen.queryByRole('link', { name: nl.feedback.costs })).toBeNull();
});

test('after any other form it leads to the lists; documents that are available at once come first', () => {
  show({ ...thanks(), original: '/feedback/site-contact/', documents: 'abc' });
  expect(screen.getByRole('link', { name: nl.feedback.papers })).toHaveAttribute('href', '/nl/uw-documenten/abc/');
  expect(screen.getByRole('link', { name: nl.feedback.sale })).toBeInTheDocument();
});

test('after an offer it repeats the offer, and not the price that is asked', () => {
  const offer = { price: 237_500, until: '2026-12-05', condition: 'loan' } as const;
  const { container } = show({ ...thanks(), original: '/feedback/purchase-offer/', subject: sampleSubject(), offer });
  expect(container.querySelector('.offer')).toHaveTextContent(/237\.500.*5 december 2026.*hypothecair krediet/);
  expect(screen.queryByText(/245\.000/)).toBeNull();
});
