import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import nl from '../../locales/nl.json';
import { sampleList } from '../../testing/sample-list.ts';
import { ShowButton } from './show-button.tsx';

const page = { items: [], page: 1, pageSize: 1, total: 93, unavailable: 10 };

const show = (query: string, answer = page) =>
  render(
    <TestPage site={sampleSite()} locales={{ 'mf-listings': nl }}>
      <ShowButton data={sampleList(query)} page={answer} failed={false} />
    </TestPage>,
  );

test('promises what is available, and says sold ones apart, as the heading of the list does', () => {
  show('');
  expect(screen.getByRole('button')).toHaveTextContent('Toon 83 panden (+ 10 verkocht)');
  expect(screen.getByRole('status')).toHaveTextContent('83 te koop, 10 verkocht');
});

test('says nothing of sold ones where they are left out', () => {
  show('?available=1', { ...page, total: 83 });
  expect(screen.getByRole('button')).toHaveTextContent(/^Toon 83 panden$/);
});
