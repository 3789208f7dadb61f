import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { GoalLinks } from './goal-links.tsx';

test('links the two lists with their totals', () => {
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-listings': nl }} path="/nl/">
      <GoalLinks totals={{ sale: 93, rent: 11 }} />
    </TestPage>,
  );
  expect(screen.getByRole('link', { name: /Te koop/ })).toHaveTextContent('93 panden');
  expect(screen.getByRole('link', { name: /Te huur/ })).toHaveAttribute('href', '/nl/te-huur/');
});
