import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { render, screen } from '@testing-library/react';
import { type CardProject, toCardProject } from '../cards/project-data.ts';
import nl from '../locales/nl.json';
import { sampleProjects } from '../testing/samples.ts';
import type { ProjectListData } from './project-list-data.ts';
import { ProjectListView } from './project-list-view.tsx';

const show = (projects: CardProject[], changes: Partial<ProjectListData> = {}) =>
  render(
    <TestPage site={sampleSite('nl')} locales={{ 'mf-listings': nl }}>
      <ProjectListView data={{ projects, page: 1, pages: 1, total: projects.length, wrong: [], ...changes }} />
    </TestPage>,
  );

const cards = () =>
  screen
    .getAllByRole('listitem')
    .map((card) => card.querySelector('.text')?.textContent?.replaceAll(/\s+/g, ' ').trim());

test('shows price, units left and delivery of each project', () => {
  show(sampleProjects.map(toCardProject));
  expect(screen.getByRole('heading', { level: 1, name: 'Nieuwbouwprojecten' })).toBeInTheDocument();
  expect(screen.getByText('3 projecten')).toBeInTheDocument();
  expect(cards()).toEqual([
    'Clos des Tilleuls, Aat€ 215.000 – € 365.000 excl. btw4 van 6 beschikbaar, waarvan 1 in optieOplevering 2e kwartaal 2027',
    'Dendertuin, AatUitverkocht0 van 6 beschikbaar',
    'AatPrijs op aanvraag',
  ]);
});

test('says so when there is no project', () => {
  show([]);
  expect(screen.getByText(/Momenteel hebben we geen nieuwbouwprojecten/)).toBeInTheDocument();
});

test('has pages, and says which one this is', () => {
  show(sampleProjects.map(toCardProject), { page: 2, pages: 3, total: 30 });
  expect(screen.getByText('Pagina 2 · 30 projecten')).toBeInTheDocument();
  const [previous, first] = screen.getAllByRole('link', { name: /pagina/i });
  expect(previous).toHaveAttribute('rel', 'prev');
  expect(first?.getAttribute('href')).not.toContain('page=');
  expect(screen.getByRole('link', { name: 'Volgende pagina' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?page=3$/),
  );
});
