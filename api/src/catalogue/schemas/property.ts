/** The shapes of shared-domain as schemas, for the answers and their OpenAPI description. */
import type * as model from '@facade/shared-domain/model';
import { z } from 'zod';
import { language } from '../../http/index.ts';
import { nearby } from './nearby.ts';

export const goal = z.enum(['sale', 'rent']);
export const availability = z.enum(['available', 'sold', 'rented']);
const region = z.enum(['brussels', 'wallonia', 'flanders']);

const text = z.object({ text: z.string(), language });

export const picture = z
  .object({
    id: z.string(),
    host: z.string().optional().describe('origin of the bytes, where it is not the site'),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    altLanguage: language.optional().describe('language of alt, where it is not the one asked for'),
    plan: z.literal(true).optional().describe('a floor plan'),
    color: z.string().describe('average colour, #rrggbb'),
  })
  .describe('bytes at /api/pictures/{id}') satisfies z.ZodType<model.Picture>;

export const location = z.object({
  lat: z.number(),
  lng: z.number(),
  exact: z.boolean().describe('false: the point is the town’s'),
}) satisfies z.ZodType<model.Location>;

export const price = z.object({
  amount: z.number().nullable().describe('euro, a month for rent; null: not published'),
  charges: z.number().nullable(),
  unit: z.number().nullable(),
  annuity: z.number().nullable(),
  excludesVat: z.boolean(),
}) satisfies z.ZodType<model.Price>;

const ribbon = z.object({
  id: z.int(),
  label: z.string(),
  tone: z.enum(['neutral', 'positive', 'attention', 'closed']),
  showOnMap: z.boolean(),
}) satisfies z.ZodType<model.Ribbon>;

export const energy = z.object({
  band: z.string(),
  region,
  kwhPerM2: z.number().nullable(),
}) satisfies z.ZodType<model.EnergyLabel>;

export const agent = z.object({
  name: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
  picture: picture.nullable(),
}) satisfies z.ZodType<model.Agent>;

export const paths = z.partialRecord(language, z.string());
export const description = z.object({
  html: z.string().describe('clean HTML: paragraphs, lists and emphasis'),
  summary: z.string().describe('the first paragraph, without markup'),
  language,
});

export const propertySummary = z.object({
  id: z.int(),
  goal,
  availability,
  path: z.string(),
  title: text,
  typeName: z.string(),
  categoryIds: z.array(z.int()),
  city: z.string(),
  zip: z.string(),
  street: z.string().nullable(),
  price: price.describe('without amounts once the home is sold or rented'),
  previousPrice: z
    .number()
    .optional()
    .describe('where the price went down in the last 30 days: the lowest price asked in the 30 days before, euro'),
  priceDroppedAt: z.string().optional().describe('moment of that reduction'),
  ribbon: ribbon.nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  livingArea: z.number().nullable(),
  landArea: z.number().nullable(),
  totalArea: z.number().optional().describe('m², where neither a living surface nor land is known'),
  energy: energy.nullable(),
  pictures: z.array(picture),
  location: location.nullable(),
  projectId: z.int().nullable(),
  publishedAt: z.string(),
}) satisfies z.ZodType<model.PropertySummary>;

const facetValues = z.array(z.object({ value: z.string(), count: z.int() }));

const leastBound = facetValues.optional().describe('values are bounds; none below the one that is set');
const mostBound = facetValues.optional().describe('values are bounds; none above the one that is set');

const facets = z.object({
  type: facetValues,
  city: facetValues.describe('values are `name|zip`; the 500 towns with the most homes'),
  energy: facetValues,
  bedrooms: facetValues.describe('values are minimums'),
  has: facetValues.describe('with the features that are chosen already'),
  minPrice: leastBound,
  maxPrice: mostBound,
  maxBedrooms: mostBound,
  minBathrooms: leastBound,
  minSurface: leastBound,
  maxSurface: mostBound,
  minLand: leastBound,
  minYear: leastBound,
  days: mostBound,
}) satisfies z.ZodType<model.Facets>;

export const propertyPage = z.object({
  items: z.array(propertySummary),
  page: z.int(),
  pageSize: z.int(),
  total: z.int().describe('all that fit, 10000 at most'),
  totalIsMore: z.literal(true).optional().describe('more fit than `total` says'),
  unavailable: z.int().describe('sold or rented ones that fit, listed or left out; 10000 at most'),
  facets: facets.optional().describe('number of homes for each choice of a filter, with the other filters unchanged'),
  facetsAreEstimates: z
    .literal(true)
    .optional()
    .describe('more than 10000 fit: counts are estimates, and a choice that is left out may have some homes'),
}) satisfies z.ZodType<model.PropertyPage>;

const fact = z.object({
  key: z.string(),
  kind: z.enum(['text', 'number', 'price', 'area', 'length', 'date', 'percentage', 'yesNo', 'list', 'energy', 'code']),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
}) satisfies z.ZodType<model.Fact>;

const factGroup = z.object({
  key: z.enum([
    'general',
    'layout',
    'surfaces',
    'energy',
    'comfort',
    'building',
    'legal',
    'flood',
    'certificates',
    'costs',
    'rental',
    'annuity',
    'availability',
  ]),
  facts: z.array(fact),
}) satisfies z.ZodType<model.FactGroup>;

export const documentFile = z
  .object({
    path: z.string(),
    type: z.enum(['application/pdf', 'image/jpeg', 'image/png']),
    size: z.int().describe('bytes'),
  })
  .describe('public downloads') satisfies z.ZodType<model.DocumentFile>;

export const unit = z.object({
  id: z.int(),
  path: z.string(),
  name: z.string(),
  typeName: z.string(),
  floor: z.number().nullable(),
  livingArea: z.number().nullable(),
  terraceArea: z.number().nullable(),
  bedrooms: z.number().nullable(),
  price,
  status: z.enum(['available', 'option', 'sold']),
}) satisfies z.ZodType<model.Unit>;

export const propertyDetail = propertySummary.extend({
  priceHistory: z
    .array(z.object({ at: z.string(), amount: z.number() }))
    .optional()
    .describe('prices asked in public, the oldest first, the present one last; absent where it never changed'),
  priceContext: z
    .object({
      perSquareMetre: z.number(),
      low: z.number(),
      high: z.number(),
      homes: z.int(),
      sold: z.int(),
      withinKm: z.int(),
    })
    .optional()
    .describe('the asking price beside those of at least five similar homes, in euro per m²'),
  description,
  countryId: z.int(),
  region: region.nullable(),
  isDwelling: z.boolean(),
  reference: z.string(),
  groups: z.array(factGroup),
  paths,
  project: z.object({ id: z.int(), name: z.string(), path: z.string() }).nullable(),
  otherUnits: z
    .array(unit)
    .optional()
    .describe('other available units of its project, six at most, the best alternative first'),
  documents: z.array(
    z.object({
      title: z.string(),
      language: language.optional().describe('language of title, where it is not the one asked for'),
      kind: z.enum(['plan', 'certificate', 'brochure', 'other']),
      onRequest: z.boolean().describe('sent on request: there is no file'),
      file: documentFile.optional(),
    }),
  ),
  videoUrl: z.string().nullable(),
  virtualTourUrl: z.string().nullable(),
  agent,
  cadastralIncome: z.number().nullable(),
  nearby: nearby.nullable(),
  modifiedAt: z.string(),
}) satisfies z.ZodType<model.PropertyDetail>;
