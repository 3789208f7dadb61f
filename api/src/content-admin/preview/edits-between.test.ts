import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smallFolder, withFolder } from '../../content/testing/small-folder.ts';
import { editsBetween } from './edits-between.ts';

test('a copied folder gives the files that differ; other files than texts are named, and schemas for editors are ignored', async () => {
  const changes = {
    'pages/new.yaml': 'id: 20\npath: /new/\ntitle: { nl: Nieuw }\n',
    'pages/blog.yaml': null,
    'articles/services/fees/nl.md': '---\ntitle: Anders\n---\nTekst.\n',
    'pictures/x.txt': '',
    'schemas/page.json': '{}',
  };
  const found = await withFolder({}, (own) =>
    withFolder(changes, async (copy) => {
      await writeFile(join(copy, 'pictures/new.jpg'), 'bytes');
      return editsBetween(own, copy);
    }),
  );
  expect(found?.others).toEqual(['pictures/new.jpg', 'pictures/x.txt']);
  expect(Object.fromEntries(found?.edits ?? [])).toEqual({
    'articles/services/fees/nl.md': changes['articles/services/fees/nl.md'],
    'pages/blog.yaml': null,
    'pages/new.yaml': changes['pages/new.yaml'],
  });
});

test('the same folder has no edits, and a missing one gives null', async () => {
  const [same, none] = await withFolder(smallFolder as Record<string, string>, async (own) => [
    await editsBetween(own, own),
    await editsBetween(own, join(own, 'nowhere')),
  ]);
  expect(same).toEqual({ edits: new Map(), others: [] });
  expect(none).toBeNull();
});
