import type { DocumentFile } from '@facade/shared-domain/model';
import { screen } from '@testing-library/react';
import { renderInPage } from '../testing/render-detail.tsx';
import { sampleAgent } from '../testing/sample-property.ts';
import { Documents } from './documents.tsx';

const pdf: DocumentFile = {
  path: '/api/properties/1/documents/epc.pdf?lang=nl',
  type: 'application/pdf',
  size: 210_400,
};

const ABOUT = { kind: 'property', id: 1 } as const;

test('a public document is downloaded, with its kind and size; another is asked for', () => {
  renderInPage(
    <Documents about={ABOUT} agent={sampleAgent} documents={[{ title: 'EPC', file: pdf }, { title: 'Bodemattest' }]} />,
  );
  const download = screen.getByRole('link', { name: /^EPC pdf, 210\skB Downloaden$/ });
  expect(download).toHaveAttribute('href', pdf.path);
  expect(download).toHaveAttribute('download');
  expect(screen.getByRole('link', { name: /^Bodemattest Aanvragen$/ })).toHaveAttribute(
    'href',
    '/nl/documenten-aanvragen/1/?document=Bodemattest',
  );
  expect(screen.getByText(/niet kunt downloaden, sturen we u op aanvraag/)).toBeInTheDocument();
});

test.each([
  ['property', '/api/properties/1/brochure.pdf?lang=nl'],
  ['project', '/api/projects/1/brochure.pdf?lang=nl'],
] as const)('the brochure of a %s is always there', (kind, href) => {
  renderInPage(<Documents about={{ kind, id: 1 }} agent={sampleAgent} documents={[]} />);
  expect(screen.getByRole('link', { name: /^Brochure/ })).toHaveAttribute('href', href);
});

test('says what is sent only where something is', () => {
  renderInPage(<Documents about={ABOUT} agent={sampleAgent} documents={[{ title: 'EPC', file: pdf }]} />);
  expect(screen.queryByText(/e-mail/)).toBeNull();
});

test('distinguishes a picture from a PDF, in the language', () => {
  const plan: DocumentFile = { path: '/plan', type: 'image/png', size: 1_250_000 };
  renderInPage(<Documents about={ABOUT} agent={sampleAgent} documents={[{ title: 'Plan', file: plan }]} />, '/', 'fr');
  expect(screen.getByRole('link', { name: /^Plan image, 1,3\sMo Télécharger$/ })).toHaveAttribute('type', 'image/png');
});
