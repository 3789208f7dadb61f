import type { Picture } from '@facade/shared-domain/model';
import { viewOfRecords } from '../testing/sample-catalogue.ts';
import { propertyRecords } from '../testing/sample-records.ts';
import { newestSlides } from './newest-slides.ts';

const picture = (id: number): Picture => ({ id: `picture-${id}`, alt: '', width: 4, height: 3, color: '#ffffff' });

/** A view whose properties have a picture, apart from those in `without`. */
async function viewWithPictures(records: Parameters<typeof viewOfRecords>[0], without: number[] = []) {
  const view = await viewOfRecords(records);
  const summaries = view.summaries.map((summary) => ({
    ...summary,
    pictures: without.includes(summary.id) ? [] : [picture(summary.id)],
  }));
  return { ...view, summaries };
}

it('shows the newest available properties that have a picture, with their address and title', async () => {
  const records = [
    ...propertyRecords(1, { CreateDate: '2026-01-01' }),
    ...propertyRecords(2, { CreateDate: '2026-01-04' }),
    ...propertyRecords(3, { CreateDate: '2026-01-03', Status: 2 }),
    ...propertyRecords(4, { CreateDate: '2026-01-02' }),
  ];
  const slides = newestSlides(await viewWithPictures(records, [2]), 'properties');
  expect(slides).toEqual([
    { picture: picture(4), path: '/nl/te-koop/ath/woning/4/', label: 'Woning 4' },
    { picture: picture(1), path: '/nl/te-koop/ath/woning/1/', label: 'Woning 1' },
  ]);
});

it('shows no more than five', async () => {
  const records = Array.from({ length: 8 }, (_, index) => propertyRecords(index + 1)).flat();
  expect(newestSlides(await viewWithPictures(records), 'properties')).toHaveLength(5);
});

it('is empty where there is no project', async () => {
  expect(newestSlides(await viewWithPictures(propertyRecords(1)), 'projects')).toEqual([]);
});
