import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { changedFile } from '../testing/changed-file.ts';
import { contentWith, withFolder } from '../testing/small-folder.ts';
import { loadContent } from './load-content.ts';
import { contentPictures } from './pictures/content-pictures.ts';

describe('a valid content folder', () => {
  test('loads, with a revision that changes with any text', async () => {
    const one = await contentWith();
    const same = await contentWith();
    const other = await contentWith(changedFile('pages/home.yaml', 'Welkom', 'Hallo'));
    expect(one.places.size).toBe(4);
    expect(same.revision).toBe(one.revision);
    expect(other.revision).not.toBe(one.revision);
  });

  test('may leave out popup, team and towns', async () => {
    const content = await contentWith();
    expect([content.popup, content.team, content.towns]).toEqual([null, [], []]);
  });

  test('reads size and colour of the agency’s own pictures from the file', async () => {
    const list = '- { id: one, file: pictures/office.png, alt: { nl: Kantoor } }\n';
    const found = await withFolder({ 'pictures.yaml': list, 'pictures/note.txt': '' }, async (folder) => {
      const red = { create: { width: 30, height: 20, channels: 3 as const, background: '#ff0000' } };
      await writeFile(join(folder, 'pictures/office.png'), await sharp(red).png().toBuffer());
      const result = await loadContent(folder);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return { listed: contentPictures(result.content), color: result.content.pictures.get('one')?.color };
    });
    expect(found.listed).toEqual([{ id: 'one', file: expect.stringMatching(/office\.png$/), width: 30, height: 20 }]);
    expect(found.color).toBe('#ff0000');
  });
});
