import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import nl from '../locales/nl.json';
import { CompareView } from './compare-view.tsx';
import { clearCompared, toggleCompared } from './compared.ts';

function Place() {
  const { pathname, search } = useLocation();
  return <div data-testid="place">{pathname + search}</div>;
}

const show = (path: string) =>
  render(
    <TestPage site={sampleSite('nl')} language="nl" locales={{ 'mf-listings': nl }} path={path}>
      <CompareView data={[]} />
      <Place />
    </TestPage>,
  );
const place = () => screen.getByTestId('place').textContent;

afterEach(clearCompared);

test('opens with the homes that are chosen in this tab', async () => {
  for (const id of [3, 7, 5]) toggleCompared(id);
  show('/nl/vergelijken/');
  await waitFor(() => expect(place()).toMatch(/^\/nl\/vergelijken\/\?ids=3(,|%2C)7(,|%2C)5$/));
});

test('keeps to the homes of its address', () => {
  for (const id of [3, 7]) toggleCompared(id);
  show('/nl/vergelijken/?ids=9');
  expect(place()).toBe('/nl/vergelijken/?ids=9');
});
