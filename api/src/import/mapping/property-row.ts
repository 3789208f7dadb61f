import { partsOfCompound } from '@facade/shared-domain/language/compound-words';
import { foldWords } from '@facade/shared-domain/language/fold-text';
import { nameKey } from '@facade/shared-domain/listing/query/search-words';
import { LANGUAGES } from '@facade/shared-domain/model';
import { otherTownNames } from '@facade/shared-domain/places/exonyms';
import { cityKey, NAME_MARK, publicPart, streetKey } from '../../catalogue/index.ts';
import type { StoredProperty } from '../../platform/index.ts';
import { countOf, energyLetterOf, featuresOf, freeFrom } from './features-of.ts';

/** Increment this when a column is derived differently: older rows are derived again when the database is opened. */
export const COLUMN_RULES = 8;

/**
 * Maps a property to a row of the table `property`: the record, and the columns for filters and sort orders. The only
 * place that does this.
 */
export function propertyRow(property: StoredProperty) {
  return {
    id: property.id,
    goal: property.goal,
    availability: property.availability,
    project_id: property.projectId,
    published_at: property.publishedAt,
    record: property,
    ...derivedColumns(property),
  };
}

/** Columns of {@link propertyRow}, in SQL. */
export const PROPERTY_COLUMNS = [
  'id',
  'goal',
  'availability',
  'project_id',
  'price',
  'published_at',
  'record',
  'rules',
  'is_available',
  'zip',
  'city',
  'city_key',
  'category_ids',
  'type_key',
  'bedrooms',
  'garages',
  'parkings',
  'living_area',
  'land_area',
  'area',
  'bathrooms',
  'built',
  'free_from',
  'energy',
  'features',
  'lat',
  'lng',
  'is_exact',
  'shuffle',
  'words',
] as const satisfies readonly (keyof ReturnType<typeof propertyRow>)[];

/** The columns that do not come from the feed. */
export function derivedColumns(property: StoredProperty) {
  const { location } = property;
  return {
    rules: COLUMN_RULES,
    is_available: property.availability === 'available',
    price: publicPart(property).price.amount,
    zip: property.zip,
    city: property.city,
    city_key: cityKey(property.zip, property.city),
    category_ids: property.categoryIds,
    type_key: typeKeyOf(property),
    bedrooms: property.bedrooms,
    garages: countOf(property, 'garages'),
    parkings: countOf(property, 'parkings'),
    living_area: property.livingArea,
    land_area: property.landArea,
    area: property.livingArea ?? property.landArea,
    bathrooms: property.bathrooms,
    built: countOf(property, 'constructionYear'),
    free_from: freeFrom(property),
    energy: energyLetterOf(property.energy),
    features: featuresOf(property),
    lat: location?.lat ?? null,
    lng: location?.lng ?? null,
    is_exact: location?.exact ?? false,
    shuffle: shuffleOf(property.id),
    words: asVector(wordsOf(property)),
  };
}

/** Null for languages that the CRM does not have: their homes are named after the main category. */
const typeKeyOf = ({ categoryIds, texts }: StoredProperty): string =>
  JSON.stringify([categoryIds[0] ?? null, ...LANGUAGES.map((language) => texts[language]?.typeName ?? null)]);

/** MurmurHash3's last step, which spreads ids that follow each other. */
function shuffleOf(id: number): number {
  let mixed = id >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

/** PostgreSQL allows longer words, but nobody types them. */
const LONGEST_WORD = 60;

function wordsOf({ id, reference, zip, city, street, box, texts }: StoredProperty): string[] {
  const types = LANGUAGES.flatMap((language) => foldWords(texts[language]?.typeName ?? ''));
  const kinds = LANGUAGES.map((language) => nameKey(texts[language]?.typeName ?? ''));
  const names = [streetKey(street ?? ''), ...kinds].filter(Boolean).map((key) => NAME_MARK + key);
  const headlines = LANGUAGES.map((language) => texts[language]?.headline ?? '');
  const others = [String(id), reference, zip, city, ...otherTownNames(city), street ?? '', box ?? '', ...headlines];
  return [...others.flatMap(foldWords), ...types, ...types.flatMap(partsOfCompound), ...names];
}

/** In the notation of a tsvector; folded words contain only letters and digits, names the mark too. */
const asVector = (words: readonly string[]): string =>
  [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].sort().join(' ');
