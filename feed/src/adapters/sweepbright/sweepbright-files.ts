import { type DocumentFile, documentsOf, isPdf } from '../../values/documents-of.ts';
import { type PictureFile, picturesOf } from '../../values/pictures-of.ts';
import { filesAt, textAt } from '../json/json-home.ts';

/** The pictures, plans and documents of a home, in their order. A plan is a picture, or a PDF to download. */
export function filesOf(home: unknown): Record<string, unknown> {
  const { papers = [], drawings = [] } = Object.groupBy(listOf(home, 'plans'), (one) =>
    isPdf(textAt(one, 'content_type'), textAt(one, 'filename'), textAt(one, 'url')) ? 'papers' : 'drawings',
  );
  const plans = papers.map((one) => ({ ...documentOf(one), isPlan: true }));
  const documents = documentsOf([...plans, ...listOf(home, 'documents').map(documentOf)]);
  return {
    Pictures: picturesOf(listOf(home, 'images').map(pictureOf), drawings.map(pictureOf)),
    ...(documents.length > 0 && { Documents: documents }),
  };
}

const orderOf = (file: unknown): number => Number(textAt(file, 'ordinal') || Number.POSITIVE_INFINITY);

const listOf = (home: unknown, name: string): unknown[] =>
  filesAt(home, 'url', name)
    .filter((one) => textAt(one, 'url') !== '')
    .toSorted((a, b) => orderOf(a) - orderOf(b) || 0);

const pictureOf = (file: unknown): PictureFile => ({
  file: textAt(file, 'url'),
  caption: textAt(file, 'description'),
});

/** Without a description, its file is named as in the CRM: addresses have other names. */
const documentOf = (file: unknown): DocumentFile => ({
  file: textAt(file, 'url'),
  caption: textAt(file, 'description') || textAt(file, 'filename').replace(/\.\w+$/, ''),
});
