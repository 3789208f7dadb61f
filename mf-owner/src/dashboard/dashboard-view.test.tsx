import { sampleSite, TestPage } from '@facade/section-kit/testing';
import type { Language, OwnerEventKind, OwnerStatistics } from '@facade/shared-domain/model';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import fr from '../locales/fr.json';
import nl from '../locales/nl.json';
import { oneHome, sampleStatistics } from '../testing/sample-statistics.ts';
import { DashboardView } from './dashboard-view.tsx';

// The chart library needs a browser with layout.
jest.mock('./line-chart.tsx', () => ({ VisitLineChart: () => <svg data-testid="line" /> }));

const user = userEvent.setup({ delay: null });

const days = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-03-${String(index + 1).padStart(2, '0')}`,
  visits: index === 11 ? 1240 : 0,
}));

const busy: OwnerStatistics = {
  owner: { name: 'Els', email: 'els@example.be' },
  properties: [
    { id: 4321, title: 'Huis te koop in Ath', path: '/nl/te-koop/ath/huis/4321/', picture: null, visits: 1 },
  ],
  wantsSummary: true,
  wantsVisits: true,
  chosen: null,
  today: { visits: 12, previous: 10 },
  week: { visits: 5, previous: 10 },
  month: { visits: 1240, previous: 0 },
  total: { visits: 1240, previous: null },
  similar: null,
  days,
  interest: {
    favourites: { visits: 5, previous: 4 },
    enquiries: { visits: 2, previous: 1 },
    viewings: { visits: 0, previous: 0 },
  },
  home: null,
  sources: [
    { source: 'direct', name: null, visits: 25 },
    { source: 'portal', name: 'Immoweb', visits: 75 },
    { source: 'mail', name: null, visits: 0 },
  ],
  history: [
    { at: '2026-03-12T09:00:00.000Z', kind: 'visit-request', propertyId: 4321, person: 'Jan P.' },
    { at: '2026-03-01T09:00:00.000Z', kind: 'published', propertyId: 4321, person: null },
  ],
};

const none = { visits: 0, previous: 0 };
const quiet: OwnerStatistics = {
  ...busy,
  properties: [],
  today: none,
  week: none,
  month: none,
  total: { visits: 0, previous: null },
  days: days.map(({ date }) => ({ date, visits: 0 })),
  sources: [],
  history: [],
};

const page = (statistics: OwnerStatistics, language: Language = 'nl', kind: OwnerEventKind | null = null) => (
  <TestPage site={sampleSite(language)} language={language} locales={{ 'mf-owner': language === 'fr' ? fr : nl }}>
    <DashboardView data={{ statistics, query: { property: statistics.chosen, kind }, alternates: {} }} />
  </TestPage>
);

/** Including the chart, which loads later. */
const show = (...what: Parameters<typeof page>) => act(async () => render(page(...what)));

const region = (name: string) => within(screen.getByRole('region', { name }));

/** A figure and the line under it. */
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

test('four figures, each with its trend where there is something to compare with', async () => {
  await show(busy);
  expect(figure(nl.figures.today)).toHaveTextContent(/^Vandaag12\s?20\s?% meer dan gisteren$/);
  expect(figure(nl.figures.week)).toHaveTextContent(/^Deze week5\s?50\s?% minder dan dezelfde dagen vorige week$/);
  expect(figure(nl.figures.month)).toHaveTextContent(/^Deze maand1\.240\s?meer dan dezelfde dagen vorige maand$/);
  expect(figure(nl.figures.total)).toHaveTextContent(/^In totaal1\.240$/);
});

test('the steps say what is done, what comes next, and what is sold or let', async () => {
  const { home, ...rest } = oneHome();
  const { unmount } = await show({ ...rest, home });
  const steps = region(nl.steps.title.sale);
  expect(steps.getAllByRole('img', { name: nl.steps.done })).toHaveLength(3);
  expect(steps.getAllByRole('listitem').find((item) => item.getAttribute('aria-current'))).toHaveTextContent('4Bod');
  expect(steps.getByText(nl.steps.next.sale.offers)).toBeVisible();
  expect(steps.getByText('3 bezoeken')).toBeVisible();
  unmount();
  const progress = { goal: 'rent' as const, stage: 'closed' as const, publishedAt: '2026-01-05', visits: 1, offers: 2 };
  await show({ ...rest, home: home && { ...home, progress } });
  expect(region(nl.steps.title.rent).getByText('2 kandidaten')).toBeVisible();
  expect(region(nl.steps.title.rent).getByText(nl.steps.next.rent.deed)).toBeVisible();
});

test('the advice has its figures, and what visitors said stands with their visit', async () => {
  await show(oneHome());
  const advice = region(nl.advice.title);
  expect(advice.getByText(nl.advice.unasked)).toBeVisible();
  expect(
    advice.getByText(/^In 30 dagen 638 keer .* 300,5 en 7 keer \(mediaan\)\. Uw prijs is €\s2\.310 per m²/),
  ).toBeVisible();
  expect(region(nl.history.title).getByText('Mooie tuin, maar de keuken is klein voor vier.')).toBeVisible();
});

test('says how many people search for the one home', async () => {
  await show(oneHome());
  expect(screen.getByText('37 mensen zoeken wat u aanbiedt')).toBeInTheDocument();
});

test('the chart is also shown as text and as a table', async () => {
  await show(busy);
  const chart = region(nl.chart.title);
  expect(chart.getByTestId('line')).toBeInTheDocument();
  expect(chart.getByRole('img')).toHaveAccessibleName(
    'Hoe vaak de pagina per dag bekeken is van 1 maart 2026 tot 30 maart 2026: 1.240 keer in totaal, de drukste dag was 12 maart 2026 met 1.240 keer.',
  );
  await user.click(chart.getByText(nl.chart.asTable));
  const rows = chart.getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows[1]).toHaveTextContent('30 maart 2026');
  expect(within(rows[19] as HTMLElement).getByRole('cell')).toHaveTextContent('1.240');
});

test('the chart’s box is in the server’s markup, the chart itself is not', () => {
  const html = renderToString(page(busy));
  expect(html).toMatch(/<div class="chart" role="img" aria-label="[^"]+"><\/div>/);
  expect(html).toContain('</table>');
});

test('sources stand in the order of their visits, those without any are left out', async () => {
  await show(busy);
  const rows = region(nl.sources.title).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual(['Immoweb75 75 %', 'Rechtstreeks25 25 %']);
});

test('the history shows the event, the person and the property', async () => {
  await show(busy);
  const [request, published] = within(region(nl.history.title).getAllByRole('list').at(-1) as HTMLElement).getAllByRole(
    'listitem',
  );
  expect(request).toHaveTextContent('Bezoek gevraagdJan P. · Huis te koop in Ath12 maart 2026');
  expect(published).toHaveTextContent('Online geplaatstHuis te koop in Ath1 maart 2026');
});

test('properties lead to their pages', async () => {
  await show(busy);
  expect(screen.getByRole('link', { name: 'Huis te koop in Ath' })).toHaveAttribute(
    'href',
    '/nl/te-koop/ath/huis/4321/',
  );
  expect(region(nl.properties.title).getByText('1 keer bekeken')).toBeInTheDocument();
});

test('an owner without visits sees what will be shown here', async () => {
  await show(quiet);
  expect(figure(nl.figures.today)).toHaveTextContent(/^Vandaag0$/);
  for (const text of [nl.chart.empty, nl.sources.empty, nl.history.empty, nl.properties.empty])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('with several homes one is chosen by a link, with one there is nothing to choose', async () => {
  const { unmount } = await show(sampleStatistics());
  const choice = within(screen.getByRole('navigation', { name: nl.choice.label }));
  const [all, first] = choice.getAllByRole('link');
  expect(all).toHaveAttribute('aria-current', 'true');
  expect(first).toHaveAttribute('href', expect.stringMatching(/\/\?property=4321$/));
  unmount();
  await show(busy);
  expect(screen.queryByRole('navigation', { name: nl.choice.label })).not.toBeInTheDocument();
});

test('one home has its figures beside similar homes, its prices, what it lacks, its documents and its agent', async () => {
  await show(oneHome());
  expect(figure(nl.figures.month)).toHaveTextContent('Vergelijkbare panden: 300,5');
  expect(figure(nl.figures.total)).not.toHaveTextContent('Vergelijkbare');
  expect(screen.getByText(/de mediaan van 7 andere panden van hetzelfde type in dezelfde gemeente/)).toBeVisible();
  expect(region(nl.prices.title).getByText('Per dag bekeken: 12,4 keer ervoor, 21,1 keer erna')).toBeVisible();
  const [pictures, video] = region(nl.lacks.title).getAllByRole('listitem');
  expect(pictures).toHaveTextContent('310 keer bekeken in 30 dagen, panden zonder: 145,5 keer');
  expect(video?.textContent).toBe(nl.lacks.kinds.video);
  expect(region(nl.documents.title).getByRole('link', { name: 'EPC-attest' })).toBeVisible();
  expect(region(nl.documents.title).getByText(nl.documents.onRequest)).toBeVisible();
  expect(region(nl.agent.title).getByRole('link', { name: 'an@example.be' })).toBeVisible();
});

test('the history is filtered by links, and shows a notice if a kind is empty', async () => {
  const statistics = sampleStatistics({ chosen: 87, history: [] });
  await act(async () => render(page(statistics, 'nl', 'viewing')));
  const filter = within(screen.getByRole('navigation', { name: nl.history.filter }));
  expect(filter.getByRole('link', { current: true })).toHaveTextContent(nl.history.kinds.viewing);
  const all = filter.getByRole('link', { name: nl.history.all });
  expect(all).toHaveAttribute('href', expect.stringMatching(/\/\?property=87#history-title$/));
  expect(region(nl.history.title).getByText(nl.history.noneOfKind)).toBeVisible();
});

test('figures and words follow the language', async () => {
  await show(busy, 'fr');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Votre bien en chiffres');
  expect(screen.getByText('Bonjour Els')).toBeVisible();
  expect(figure(fr.figures.today)?.textContent).toMatch(/^Aujourd’hui12\s?20\s?% de plus qu’hier$/);
  expect(region(fr.history.title).getByText('12 mars 2026')).toBeVisible();
});

test('logging out is a plain form', async () => {
  const { container } = await show(busy);
  expect(screen.getByRole('button', { name: nl.dashboard.logOut })).toHaveAttribute('type', 'submit');
  expect(container.querySelector('input[name="form"]')).toHaveValue('owner-logout');
});

test('the heading counts homes', async () => {
  await show({ ...busy, properties: busy.properties.flatMap((home) => [home, { ...home, id: 87 }]) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Uw eigendommen in cijfers');
});
