import { documentsOf } from '../../values/documents-of.ts';
import { picturesOf } from '../../values/pictures-of.ts';
import { filesAt, objectsAt, textAt } from '../json/json-home.ts';

/** In their order; those without one keep their place behind. */
export function picturesOfHome(home: unknown) {
  const order = (picture: unknown) => Number(textAt(picture, 'order') || Number.POSITIVE_INFINITY);
  const pictures = filesAt(home, 'urlXXL', 'pictures').toSorted((a, b) => order(a) - order(b) || 0);
  return picturesOf(
    pictures.flatMap((one) => textAt(one, 'urlXXL') || textAt(one, 'urlLarge') || textAt(one, 'urlSmall') || []),
  );
}

/** Null without any. */
export function documentsOfHome(home: unknown): Record<string, unknown>[] | null {
  const documents = filesAt(home, 'url', 'documents').flatMap((one) => {
    const file = textAt(one, 'url') || textAt(one, 'urlDocument');
    return file === '' ? [] : [{ file, caption: titleOf(one) }];
  });
  return documents.length > 0 ? documentsOf(documents) : null;
}

/** A text, or the first of a list of texts by language. */
function titleOf(document: unknown): string {
  const texts = ['description', 'name', 'content', 'fileName'].flatMap((field) => [
    textAt(document, field),
    ...objectsAt(document, field).map((text) => textAt(text, 'content')),
  ]);
  return texts.find((text) => text !== '') ?? '';
}
