import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { act, render, screen } from '@testing-library/react';
import nl from '../locales/nl.json';
import { VisitChart } from './visit-chart.tsx';

jest.mock('./line-chart.tsx', () => {
  throw new Error('the chart’s file is gone');
});

test('a chart that cannot be loaded leaves its figures in the table', async () => {
  await act(async () =>
    render(
      <TestPage site={sampleSite()} locales={{ 'mf-owner': nl }}>
        <VisitChart days={[{ date: '2026-03-01', visits: 3 }]} query={{ property: 12, kind: null }} />
      </TestPage>,
    ),
  );
  expect(await screen.findByText(nl.chart.failed)).toBeInTheDocument();
  expect(screen.getByText(nl.chart.asTable)).toBeVisible();
  const download = screen.getByRole('link', { name: nl.chart.download });
  expect(download).toHaveAttribute('href', '/api/owner/visits.csv?lang=nl&property=12');
  expect(screen.getByRole('rowheader', { hidden: true })).toHaveTextContent('1 maart 2026');
});
