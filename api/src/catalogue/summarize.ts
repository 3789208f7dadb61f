import type { Language, Picture, PropertySummary, Ribbon, Text } from '@facade/shared-domain/model';
import { formatStreet } from '@facade/shared-domain/places/address';
import { townLabel } from '@facade/shared-domain/places/exonyms';
import { capitalize } from '@facade/shared-domain/words/words';
import type { Pictures, Projects, StoredPictureUse, StoredProperty } from '../platform/index.ts';
import { type AskingPrices, dropOf, historyOf } from './answers/asking-prices.ts';
import { localize, otherThan } from './localize.ts';
import { pathOfProperty } from './paths.ts';
import type { CatalogueView } from './view.ts';

/** The part of a property that a card shows, in the language of the view. */
export function summarize(
  property: StoredProperty,
  view: CatalogueView,
  { pictures, projects, asked }: { pictures: Pictures; projects: Projects; asked: AskingPrices },
): PropertySummary {
  const city = displayCity(property, view);
  const typeName = typeNameOf(property, view);
  return {
    id: property.id,
    goal: property.goal,
    availability: property.availability,
    path: pathOfProperty(property, projects, view.language),
    title: titleOf(property, view, typeName, city),
    typeName,
    categoryIds: property.categoryIds,
    city,
    zip: property.zip,
    street: property.street && formatStreet({ street: property.street, boxNr: property.box }, view.language),
    price: property.price,
    ...dropOf(historyOf(property, asked), Date.now()),
    ribbon: ribbonOf(property, view),
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    livingArea: property.livingArea,
    landArea: property.landArea,
    ...totalAreaOf(property),
    energy: property.energy,
    pictures: picturesOf(property.pictures, pictures, view),
    location: property.location,
    projectId: property.projectId,
    publishedAt: property.publishedAt,
  };
}

/** The town's name in the visitor's language, never in another one; empty if the town is hidden. */
export function displayCity({ zip, city }: { zip: string; city: string }, view: CatalogueView): string {
  return view.cities.find(zip, city)?.label[view.language] || townLabel(city, view.language);
}

/** Pictures of the library with their descriptions; missing ones are left out. */
export function picturesOf(
  uses: readonly StoredPictureUse[],
  pictures: Pictures,
  view: Pick<CatalogueView, 'language' | 'languages' | 'assetHost'>,
): Picture[] {
  return uses.flatMap(({ id, alt, plan }) => {
    const picture = pictures.get(id);
    if (!picture) return [];
    const { width, height, color } = picture;
    const { text, language } = localize(alt, view.languages);
    const host = view.assetHost || undefined;
    return [{ id, host, width, height, alt: text, altLanguage: otherThan(view.language, language), plan, color }];
  });
}

/** Garages, shops and offices have no other area. */
function totalAreaOf({ livingArea, landArea, groups }: StoredProperty): Pick<PropertySummary, 'totalArea'> {
  const facts = livingArea || landArea ? [] : groups.flatMap(({ facts }) => facts);
  const total = facts.find(({ key }) => key === 'totalArea')?.value;
  return typeof total === 'number' && total > 0 ? { totalArea: total } : {};
}

const typeNameOf = ({ categoryIds, texts }: StoredProperty, view: CatalogueView): string =>
  typeNameIn(view, categoryIds[0], texts[view.language]?.typeName);

const ribbonOf = ({ ribbonId }: StoredProperty, view: CatalogueView): Ribbon | null => ribbonIn(view, ribbonId);

/** A ribbon in the language of the view; null without a text. */
export function ribbonIn(view: CatalogueView, id: number | null): Ribbon | null {
  const ribbon = id === null ? undefined : view.catalogue.ribbons.get(id);
  const label = ribbon ? localize(ribbon.label, view.languages).text : '';
  return ribbon && label ? { id: ribbon.id, label, tone: ribbon.tone, showOnMap: ribbon.showOnMap } : null;
}

/** The CRM's headline, else type and town in the visitor's language. */
function titleOf(property: StoredProperty, view: CatalogueView, typeName: string, city: string): Text {
  const own = property.texts[view.language];
  // A headline in another language would be confusing in a list.
  if (own?.headline) return { text: own.headline, language: view.language };
  const what = typeName || UNNAMED[view.language][property.goal];
  return { text: city ? IN_TOWN[view.language](what, city) : what, language: view.language };
}

/** The CRM's own word in the visitor's language; the name of the main category in a language without any such word. */
export function typeNameIn(view: CatalogueView, categoryId: number | null | undefined, word?: string | null): string {
  if (typeof word === 'string') return capitalize(word);
  const category = view.catalogue.categories.find(({ id }) => id === categoryId);
  return category ? capitalize(localize(category.name, view.languages).text) : '';
}

const IN_TOWN: Record<Language, (what: string, town: string) => string> = {
  nl: (what, town) => `${what} in ${town}`,
  fr: (what, town) => `${what} à ${town}`,
  en: (what, town) => `${what} in ${town}`,
  de: (what, town) => `${what} in ${town}`,
};

const UNNAMED: Record<Language, Record<'sale' | 'rent', string>> = {
  nl: { sale: 'Pand te koop', rent: 'Pand te huur' },
  fr: { sale: 'Bien à vendre', rent: 'Bien à louer' },
  en: { sale: 'Property for sale', rent: 'Property to let' },
  de: { sale: 'Immobilie zu verkaufen', rent: 'Immobilie zu vermieten' },
};
