import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { ImportsAnswer } from '@facade/shared-domain/model';
import { render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { imports } from '../testing/sample-imports.ts';
import { ImportsView } from './imports-view.tsx';

const show = (changed: Partial<ImportsAnswer> = {}, isStarted = false) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <ImportsView answer={{ ...imports, ...changed }} isStarted={isStarted} />
    </TestPage>,
  );

test('each import says what changed, and what was wrong by home', () => {
  show();
  expect(screen.getByText('104 panden: 1 nieuw, 2 gewijzigd, 0 verwijderd')).toBeInTheDocument();
  expect(screen.getByText('Geweigerd: 40 van de 104 panden zouden verdwijnen')).toBeInTheDocument();
  expect(screen.getByText('Pand IB-7')).toBeInTheDocument();
  expect(screen.getByText(/baujahr\) "ca. 1920" is geen getal/)).toBeInTheDocument();
  expect(screen.getByText('Kies een van die.')).toBeInTheDocument();
  expect(screen.getByText('… en nog 3')).toBeInTheDocument();
});

test('a plain form imports now, where feeds are imported by schedule', () => {
  const { unmount } = show();
  const button = screen.getByRole('button', { name: 'Nu importeren' }) as HTMLButtonElement;
  expect(button.form?.method).toBe('post');
  expect(postedValues(button.form)).toEqual({ form: 'staff-imports' });
  unmount();
  show({ canRun: false, runs: [] }, true);
  expect(screen.queryByRole('button', { name: 'Nu importeren' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('binnen een kwartminuut');
  expect(screen.getByText('Er is nog niets geïmporteerd.')).toBeInTheDocument();
});
