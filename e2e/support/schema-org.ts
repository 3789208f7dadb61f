import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Node = { [key: string]: unknown };

/** What search engines ask of each type that the site writes. */
const REQUIRED: Record<string, string[]> = {
  RealEstateListing: ['name', 'url', 'mainEntity', 'provider'],
  House: ['name', 'address'],
  Apartment: ['name', 'address'],
  Accommodation: ['name', 'address'],
  Place: ['name', 'address'],
  ApartmentComplex: ['name', 'address'],
  Offer: ['priceCurrency', 'availability', 'businessFunction'],
  AggregateOffer: ['lowPrice', 'priceCurrency', 'offerCount'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  RealEstateAgent: ['name', 'address', 'telephone', 'image'],
  WebSite: ['name', 'url'],
  PostalAddress: ['addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
};

interface Vocabulary {
  /** Type → what its own properties are inherited by. */
  bases: Map<string, { extends: string[]; properties: Set<string> }>;
}

/** The vocabulary of schema.org, read from its published TypeScript types. */
function readVocabulary(): Vocabulary {
  const entry = createRequire(import.meta.url).resolve('schema-dts');
  const text = readFileSync(entry.replace(/schema\.js$/, 'schema.d.ts'), 'utf8');
  const bases: Vocabulary['bases'] = new Map();
  for (const [, name = '', parents = '', body = ''] of text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
  )) {
    const properties = new Set([...body.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property = '']) => property));
    bases.set(name, { extends: parents.split(',').map((parent) => parent.trim()), properties });
  }
  return { bases };
}

let vocabulary: Vocabulary | undefined;

function propertiesOf(name: string, found = new Set<string>()): Set<string> {
  vocabulary ??= readVocabulary();
  const base = vocabulary.bases.get(name);
  for (const property of base?.properties ?? []) found.add(property);
  for (const parent of base?.extends ?? []) if (parent) propertiesOf(parent, found);
  return found;
}

/** What is wrong with a piece of JSON-LD: unknown types and properties, missing ones, addresses that are not absolute. */
export function schemaProblems(data: unknown, path = '$'): string[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => schemaProblems(one, `${path}[${index}]`));
  if (typeof data === 'string') return data.startsWith('/') ? [`${path}: "${data}" is not absolute`] : [];
  if (typeof data !== 'object' || data === null) return [];
  const node = data as Node;
  const inner = Object.entries(node).flatMap(([key, value]) => schemaProblems(value, `${path}.${key}`));
  // A reference to something that is described elsewhere.
  if (node['@id'] && !node['@type']) return inner;
  const type = String(node['@type']);
  const known = propertiesOf(`${type}Leaf`);
  if (known.size === 0) return [`${path}: schema.org has no type "${type}"`, ...inner];
  const unknown = Object.keys(node).filter((key) => !key.startsWith('@') && !known.has(key));
  const missing = (REQUIRED[type] ?? []).filter((key) => node[key] === undefined || node[key] === '');
  // A bouquet and an annuity have no price in common: then both are specified.
  if (type === 'Offer' && node.price === undefined && !node.priceSpecification) missing.push('price');
  return [
    ...unknown.map((key) => `${path}: ${type} has no property "${key}"`),
    ...missing.map((key) => `${path}: ${type} lacks "${key}"`),
    ...inner,
  ];
}
