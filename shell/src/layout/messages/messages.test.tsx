import { TestPage } from '@facade/section-kit/testing';
import type { Language } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import fr from '../../locales/fr.json';
import nl from '../../locales/nl.json';
import { siteWithMenu } from '../test-site.ts';
import { UnavailableNotice } from '../unavailable-notice.tsx';
import { ErrorView } from './error-view.tsx';
import { NotFoundView } from './not-found-view.tsx';
import { UnavailableView } from './unavailable-view.tsx';

const show = (view: React.ReactNode, language: Language = 'nl') =>
  render(
    <TestPage
      site={siteWithMenu()}
      language={language}
      locales={{ shell: language === 'fr' ? fr : nl }}
      path="/nl/x/?a=1"
    >
      {view}
    </TestPage>,
  );

test.each([
  ['page', /De link klopt niet/],
  // Of a section that the shell has no text for.
  ['tip', /De link klopt niet/],
  ['property', /We kennen geen pand met dit nummer/],
  ['project', /We kennen geen nieuwbouwproject/],
] as const)('not found: %s has its own text and links', (reason, text) => {
  show(<NotFoundView reason={reason} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Deze pagina bestaat niet (meer)');
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/nl/');
  expect(screen.getByRole('link', { name: 'Te koop' })).toHaveAttribute('href', '/nl/te-koop/');
});

test('not found: a search leads to the list, also without scripts', () => {
  show(<NotFoundView reason="page" />);
  const field = screen.getByRole('searchbox', { name: /Zoek in ons aanbod/ });
  expect(field).toHaveAttribute('name', 'q');
  expect(field.closest('form')).toHaveAttribute('action', '/nl/te-koop/');
});

test('too long: what to do, and where to start again', () => {
  show(<NotFoundView reason="too-long" />, 'fr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cette adresse est trop longue');
  expect(screen.getByText(/Retirez quelques filtres/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: fr.lists.sale })).toBeInTheDocument();
});

test('an unavailable section: what is missing, that it is retried, whom to call', () => {
  show(<UnavailableView section="mf-listings" />, 'fr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('momentanément indisponible');
  expect(screen.getByRole('status')).toHaveTextContent('Nos biens ne peuvent pas être affichés');
  expect(screen.getByRole('link', { name: '+32\u00a068\u00a000\u00a000\u00a000' })).toHaveAttribute(
    'href',
    'tel:+3268000000',
  );
});

test('in place of a fragment, it is a short notice', () => {
  show(<UnavailableNotice section="mf-forms" />);
  expect(screen.getByRole('status')).toHaveTextContent('Het formulier kan op dit moment niet worden getoond.');
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a section without its own text gets the general one', () => {
  show(<UnavailableNotice section="mf-new" />);
  expect(screen.getByRole('status')).toHaveTextContent('Dit onderdeel is even niet beschikbaar');
});

test('an error page offers to retry', () => {
  show(<ErrorView />);
  expect(screen.getByRole('alert')).toHaveTextContent('Onze excuses');
  expect(screen.getByRole('link', { name: 'Opnieuw proberen' })).toHaveAttribute('href', '/nl/x/?a=1');
});
