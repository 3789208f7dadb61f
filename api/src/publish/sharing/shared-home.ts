import type { Language } from '@facade/shared-domain/model';
import { projectDetailOf, readSummaries } from '../../catalogue/index.ts';
import { lowestPriceText, priceText } from '../../kernel/index.ts';
import type { Db } from '../../platform/index.ts';
import type { Snapshot } from '../../site/index.ts';

/** A home or project as a mail shows it, in the sender's language. */
export interface SharedHome {
  title: string;
  /** Town. */
  place: string;
  price: string;
  /** Path of its page. */
  path: string;
  /** Path of a picture; null if it has none. */
  picture: string | null;
}

/** Width of the picture in pixels: enough for a mail. */
const WIDTH = 640;

/** Null if the site does not show this home: off-market homes cannot be shared. */
export async function sharedHome(
  db: Db,
  { propertyId, projectId }: { propertyId?: number | undefined; projectId?: number | undefined },
  { snapshot, language }: { snapshot: Snapshot; language: Language },
): Promise<SharedHome | null> {
  const view = { ...snapshot.view(language), db };
  if (propertyId !== undefined) {
    const [home] = await readSummaries(view, [propertyId]);
    return home
      ? {
          title: home.title.text,
          place: [home.typeName, home.city].filter(Boolean).join(', '),
          price: priceText(home, language),
          path: home.path,
          picture: pictureOf(home.pictures),
        }
      : null;
  }
  const project = projectId === undefined ? null : await projectDetailOf(view, projectId, snapshot.agency);
  return (
    project && {
      title: project.name,
      place: project.city,
      price: lowestPriceText(project.priceMin, language),
      path: project.path,
      picture: pictureOf(project.pictures),
    }
  );
}

const pictureOf = ([first]: readonly { id: string }[]): string | null =>
  first ? `/api/pictures/${first.id}?width=${WIDTH}&format=jpeg` : null;
