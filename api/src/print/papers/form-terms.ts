import type { FormTerms, Language, TermsHome } from '@facade/shared-domain/model';
import { detailOf } from '../../catalogue/index.ts';
import type { Snapshot } from '../../site/index.ts';

/** Values to pre-fill a form about this home with, in this language. */
export async function formTerms(
  snapshot: Snapshot,
  language: Language,
  homeId: number | null | undefined,
): Promise<FormTerms> {
  return {
    home: homeId ? await termsHome(snapshot, language, homeId) : null,
    ...snapshot.content.settings.rental,
  };
}

async function termsHome(snapshot: Snapshot, language: Language, homeId: number): Promise<TermsHome | null> {
  const home = await detailOf(snapshot.view(language), homeId, snapshot.agency);
  if (!home) return null;
  const { id, goal, availability, title, street, zip, city, path, price, region, isDwelling } = home;
  return {
    id,
    goal,
    availability,
    title: title.text,
    place: [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    path,
    price: price.amount,
    charges: price.charges,
    region,
    isDwelling,
  };
}
