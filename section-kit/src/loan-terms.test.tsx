import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepLoanTerms, useLoanTerms } from './loan-terms.ts';

const Terms = () => <output>{JSON.stringify(useLoanTerms())}</output>;

beforeEach(() => localStorage.clear());

test('terms are shown at once, kept on this device, and of no page that the server renders', () => {
  const { unmount } = render(<Terms />);
  act(() => keepLoanTerms({ own: '60.000' }));
  act(() => keepLoanTerms({ years: '20', rate: undefined }));
  expect(screen.getByRole('status')).toHaveTextContent('{"own":"60.000","years":"20"}');
  unmount();
  render(<Terms />);
  expect(screen.getByRole('status')).toHaveTextContent('{"own":"60.000","years":"20"}');
  expect(renderToString(<Terms />)).toContain('{}');
});

test('follows another tab', () => {
  render(<Terms />);
  localStorage.setItem('facade.loan', '{"rate":"2,9"}');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'facade.loan' })));
  expect(screen.getByRole('status')).toHaveTextContent('{"rate":"2,9"}');
});

test.each(['null', '[1]', '{"own":5}', 'no json'])('takes nothing from %s', (stored) => {
  localStorage.setItem('facade.loan', stored);
  render(<Terms />);
  expect(screen.getByRole('status')).toHaveTextContent('{}');
});
