import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { Estimate } from './estimate.tsx';
import { priceOf } from './price-list.ts';

test('more rooms and a higher floor cost more, and what the list lacks costs what is nearest', () => {
  expect([priceOf(1, 0), priceOf(3, 0), priceOf(3, 2), priceOf(12, 0), priceOf(Number.NaN, 0)]).toEqual([
    390, 680, 770, 1050, 390,
  ]);
});

test('the price follows what a visitor chooses', () => {
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-moving': nl }}>
      <Estimate rooms={3} />
    </TestPage>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Vanaf € 680');
  fireEvent.change(screen.getByLabelText('Verdieping'), { target: { value: '2' } });
  expect(screen.getByRole('status')).toHaveTextContent('Vanaf € 770');
});
