import { propertyRecords } from '@facade/feed/testing/sample-records';
import { describeDatabase } from '../../testing/described-database.ts';
import { catalogueOf, storeAndView } from '../../testing/sample-catalogue.ts';
import { newestSlides } from './newest-slides.ts';

const picture = (id: number) => ({ id: `picture-${id}`, width: 4, height: 3, color: '#ffffff' });

describeDatabase('newestSlides', (db) => {
  /** A view whose properties have a picture, apart from those in `without`. */
  async function viewWithPictures(records: Parameters<typeof catalogueOf>[0], without: number[] = []) {
    const catalogue = await catalogueOf(records);
    for (const property of catalogue.properties) {
      if (without.includes(property.id)) continue;
      const { id } = picture(property.id);
      property.pictures = [{ id, alt: {} }];
      catalogue.pictures.set(id, { ...picture(property.id), file: `${id}.svg` });
    }
    return storeAndView(db(), catalogue);
  }

  test('shows the newest available properties that have a picture, with their address and title', async () => {
    const records = [
      ...propertyRecords(1, { CreateDate: '2026-01-01' }),
      ...propertyRecords(2, { CreateDate: '2026-01-04' }),
      ...propertyRecords(3, { CreateDate: '2026-01-03', Status: 2 }),
      ...propertyRecords(4, { CreateDate: '2026-01-02' }),
    ];
    const slides = await newestSlides(await viewWithPictures(records, [2]), 'properties');
    expect(slides).toMatchObject([
      { picture: picture(4), path: '/nl/te-koop/ath/woning/4/', label: 'Woning 4' },
      { picture: picture(1), path: '/nl/te-koop/ath/woning/1/', label: 'Woning 1' },
    ]);
  });

  test('shows no more than five', async () => {
    const records = Array.from({ length: 8 }, (_, index) => propertyRecords(index + 1)).flat();
    expect(await newestSlides(await viewWithPictures(records), 'properties')).toHaveLength(5);
  });

  test('is empty if there is no project', async () => {
    expect(await newestSlides(await viewWithPictures(propertyRecords(1)), 'projects')).toEqual([]);
  });
});
