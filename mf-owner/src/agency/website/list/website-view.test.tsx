import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import nl from '../../../locales/nl.json';
import { StaffHead } from '../../kit/staff-head.tsx';
import { agent } from '../../testing/sample-leads.ts';
import { keepDraft } from '../editor/saved-draft.ts';
import { website } from '../testing/sample-website.ts';
import { WebsiteView } from './website-view.tsx';

const show = (view: ReactNode) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-owner': nl }}>
      {view}
    </TestPage>,
  );
const row = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);

test('lists pages, articles and parts with what is missing and not published', () => {
  keepDraft('menu.yaml', { version: 'x', values: {} });
  show(<WebsiteView data={website} />);
  expect(screen.getByRole('link', { name: 'Welkom' })).toHaveAttribute(
    'href',
    '/nl/agency/website/bewerken/?thing=pages%2Fhome.yaml',
  );
  expect(row('Welkom').getByText('Vertaling ontbreekt: FR')).toBeInTheDocument();
  expect(row('Vacatures').getByText('Niet gepubliceerd')).toBeInTheDocument();
  expect(row('Menu').getByText('Wijzigingen nog niet gepubliceerd')).toBeInTheDocument();
  expect(row('Ereloon').getByRole('link', { name: 'Geschiedenis: Ereloon' })).toBeInTheDocument();
  keepDraft('menu.yaml', null);
});

test('only managers have it in their navigation', () => {
  show(<StaffHead staff={agent} title="x" />);
  expect(screen.queryByRole('link', { name: 'Website' })).not.toBeInTheDocument();
});
