import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { viewOfRecords } from '../../testing/sample-catalogue.ts';
import type { CatalogueView } from '../view.ts';
import { listProjects, projectDetailOf } from './projects.ts';

const PROJECTS = 30;
const UNITS = 510;
const SOLD = 20;

const context = {
  enabled: ['nl'] as const,
  agency: { name: 'A', phone: '1', email: 'a@b.be' },
  portrait: () => null,
  region: { all: [], covered: null },
};

describeDatabase('projects', (db) => {
  let view: CatalogueView;
  beforeAll(async () => {
    const projects = Array.from({ length: PROJECTS }, (_, index) => ({
      ID: index + 1,
      language: 'nl',
      Name: `Park ${index + 1}`,
    }));
    const units = Array.from({ length: UNITS }, (_, index) =>
      propertyRecords(index + 1, {
        ProjectID: 7,
        UnitNumber: `${UNITS - index}`,
        Status: index < SOLD ? 2 : 1,
        // One of three under option has been sold in the meantime.
        Marquee: Math.abs(index - SOLD) < 2 ? 3 : 0,
      }),
    );
    view = await viewOfRecords(db(), units.flat(), { projects });
  });

  test('are paged, newest first', async () => {
    const { items, ...page } = await listProjects(view, { page: 3, pageSize: 12 });
    expect(page).toEqual({ page: 3, pageSize: 12, total: PROJECTS });
    expect(items.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
    expect((await listProjects(view, { page: 4, pageSize: 12 })).items).toEqual([]);
  });

  test('show a limited number of units, available ones first, ordered by number', async () => {
    const detail = await projectDetailOf(view, 7, context);
    expect(detail).toMatchObject({ unitCount: UNITS, availableCount: UNITS - SOLD, optionCount: 2 });
    const units = detail?.units ?? [];
    expect(units).toHaveLength(500);
    expect(units.filter(({ status }) => status !== 'sold')).toHaveLength(UNITS - SOLD);
    const numbers = units.map(({ name }) => Number(name));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });
});
