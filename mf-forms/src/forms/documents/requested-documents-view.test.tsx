import { render, screen } from '@testing-library/react';
import { formPage } from '../../testing/form-page.tsx';
import { sampleSubject } from '../../testing/sample-subject.ts';
import { type RequestedDocumentsData, RequestedDocumentsView } from './requested-documents-view.tsx';

const data: RequestedDocumentsData = {
  about: { kind: 'property', id: 4321 },
  expiresAt: '2026-12-06T22:59:00.000Z',
  subject: sampleSubject(),
  documents: [
    {
      title: 'Huurcontract',
      state: 'ready',
      file: { path: '/api/asked-documents/t/0', type: 'application/pdf', size: 210_400 },
    },
    { title: 'Grondplan', state: 'by-agency' },
    { title: 'Notulen', state: 'gone' },
  ],
};

test('the documents are downloads; the others show their state', () => {
  render(formPage(<RequestedDocumentsView data={data} />));
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const link = screen.getByRole('link', { name: /^Huurcontract\s*210\skB$/ });
  expect(link).toHaveAttribute('href', '/api/asked-documents/t/0');
  expect(link).toHaveAttribute('download');
  expect(screen.getByText('de makelaar stuurt het u')).toBeInTheDocument();
  expect(screen.getByText('niet meer beschikbaar')).toBeInTheDocument();
  expect(screen.getByText(/6 december 2026/)).toBeInTheDocument();
  expect(screen.getByText('Claire Dumont')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Andere documenten aanvragen' })).toHaveAttribute(
    'href',
    '/nl/documenten-aanvragen/4321/',
  );
});

test('they are shown even without the home', () => {
  render(formPage(<RequestedDocumentsView data={{ ...data, subject: null }} />, 'fr'));
  expect(screen.getByRole('link', { name: /^Huurcontract/ })).toBeInTheDocument();
});

test('an expired link says so, and where to go', () => {
  render(
    formPage(<RequestedDocumentsView data={{ gone: { title: 'Link vervallen', detail: 'Vraag ze opnieuw aan.' } }} />),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Link vervallen');
  expect(screen.getByText('Vraag ze opnieuw aan.')).toBeInTheDocument();
});
