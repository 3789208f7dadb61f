import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { ReleasesAnswer } from '@facade/shared-domain/releases';
import { render, screen, within } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { postedValues } from '../testing/posted-values.ts';
import { releases } from '../testing/sample-releases.ts';
import { ReleasesView } from './releases-view.tsx';

const show = (changed: Partial<ReleasesAnswer> = {}, isDone = false) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      <ReleasesView answer={{ ...releases, ...changed }} since="1d" isDone={isDone} />
    </TestPage>,
  );
const panel = (name: string) => within(screen.getByRole('region', { name }));
const posted = (section: string, button: string) =>
  postedValues((panel(section).getByRole('button', { name: button, hidden: true }) as HTMLButtonElement).form);

test('each section shows who gets what since when, its figures, and its goals beside those of the release before', () => {
  show();
  const forms = panel('mf-forms');
  expect(forms.getByText(/^Op proef/, { selector: 'h3' })).toHaveTextContent('Op proef (10 %)');
  expect(forms.getByText(/door mf-forms\/anna/)).toHaveTextContent(
    'Sinds 12 maart 2026, 10:05 door mf-forms/anna: prijzen met btw',
  );
  expect(forms.getAllByText('61 kB')).toHaveLength(2);
  expect(forms.getAllByText('1,2 s')).toHaveLength(2);
  const goals = within(forms.getByRole('region', { name: 'Doelen op pagina’s met mf-forms' }));
  expect(goals.getAllByRole('row', { name: /^Live/ }).map(({ textContent }) => textContent)).toEqual([
    'Live4106052646',
    'Livebeduidend minder3003128262',
  ]);
  const [live] = forms.getAllByRole('list', { name: 'Fouten in browsers' });
  expect(
    within(live as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Cannot read properties of undefined (reading …)Pagina’s: 1.204. Laatst: 12 maart 2026, 10:41.src/forms/contact/contact-form.tsx:48:21 (sendContact)',
    'Alle andere foutenPagina’s: 2. Laatst: 12 maart 2026, 10:07.',
  ]);
  expect(panel('mf-new').getByText('Geen versie online.')).toBeInTheDocument();
});

test('each change is asked first, in a plain form that names the release it is about', () => {
  show();
  const about = { form: 'staff-releases', why: '', section: 'mf-forms', seen: '2.2.0-0b7e11f2c3' };
  expect(posted('mf-forms', 'Ja, stoppen')).toEqual({ ...about, action: 'halt' });
  expect(posted('mf-forms', 'Ja, live zetten')).toEqual({ ...about, action: 'promote' });
  expect(panel('mf-forms').queryByText('Ja, terugdraaien')).not.toBeInTheDocument();
  expect(posted('mf-detail', 'Ja, terugdraaien')).toEqual({
    ...about,
    section: 'mf-detail',
    action: 'rollback',
    seen: '1.0.0-aa',
  });
  expect(panel('mf-detail').getByText(/versie 0\.9\.0 van mf-detail terugzetten/)).toBeInTheDocument();
});

test('what changed stands beside the goals that moved', () => {
  show();
  expect(panel('Wat er veranderde').getAllByRole('listitem')).toHaveLength(2);
  const moved = within(
    screen.getAllByRole('region', { name: 'Doelen die minder bezoekers bereiken' })[0] as HTMLElement,
  );
  expect(moved.getByRole('row', { name: /^Contact \(mf-forms\)/ })).toHaveTextContent('3003128262');
  expect(moved.getByRole('row', { name: /^In de week ervoor/ })).toHaveTextContent('9009990684');
  expect(moved.queryByText(/Van lijst naar pand/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '24 uur' })).toHaveAttribute('aria-current', 'true');
});

test('without a registry service, it names the commands', () => {
  show({ state: null }, true);
  expect(screen.getByText(/facade rollback mf-forms/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Ja,/, hidden: true })).not.toBeInTheDocument();
  expect(screen.getByText(/^Uitgevoerd/)).toBeInTheDocument();
});
