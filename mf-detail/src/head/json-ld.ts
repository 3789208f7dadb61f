import { bandName } from '@facade/shared-domain/energy';
import type { Agent, Goal, Picture, Price, ProjectDetail, PropertyDetail, Site } from '@facade/shared-domain/model';
import { countryCode } from '@facade/shared-domain/places/region';
import type {
  BreadcrumbList,
  GeoCoordinates,
  Offer,
  Place,
  RealEstateAgent,
  RealEstateListing,
  WithContext,
} from 'schema-dts';
import type { Crumb } from './breadcrumbs.ts';

type JsonLd = Record<string, unknown>;

/** schema.org breadcrumb of a page. */
export function breadcrumbJsonLd(crumbs: Crumb[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: path,
    })),
  } satisfies WithContext<BreadcrumbList>;
}

/** The property as a schema.org listing; a price that is not published is not told here either, nor a hidden address. */
export function propertyJsonLd(property: PropertyDetail, site: Site, imageOf: (picture: Picture) => string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title.text,
    url: property.path,
    inLanguage: property.description.language,
    datePosted: property.publishedAt,
    dateModified: property.modifiedAt,
    description: property.description.summary || undefined,
    image: property.pictures.slice(0, 5).map(imageOf),
    mainEntity: homeOf(property, imageOf),
    offers: offerOf(property, site),
    provider: agencyOf(property.agent, site),
  } satisfies WithContext<RealEstateListing>;
}

/** The project as a listing of its building, with the price range of its units. */
export function projectJsonLd(project: ProjectDetail, site: Site, imageOf: (picture: Picture) => string): JsonLd {
  const { priceMin, priceMax, availableCount, unitCount } = project;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: project.name,
    url: project.path,
    inLanguage: project.description.language,
    description: project.description.summary || undefined,
    image: project.pictures.slice(0, 5).map(imageOf),
    mainEntity: {
      '@type': 'ApartmentComplex',
      name: project.name,
      address: {
        '@type': 'PostalAddress',
        postalCode: project.zip || undefined,
        addressLocality: project.city || undefined,
        addressCountry: 'BE',
      },
      geo: geoOf(project.location),
      numberOfAccommodationUnits: unitCount > 0 ? { '@type': 'QuantitativeValue', value: unitCount } : undefined,
      numberOfAvailableAccommodationUnits:
        unitCount > 0 ? { '@type': 'QuantitativeValue', value: availableCount } : undefined,
    },
    offers:
      priceMin === null
        ? undefined
        : {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: priceMin,
            highPrice: priceMax ?? undefined,
            offerCount: availableCount,
            priceSpecification: {
              '@type': 'PriceSpecification',
              minPrice: priceMin,
              maxPrice: priceMax ?? undefined,
              priceCurrency: 'EUR',
              valueAddedTaxIncluded: false,
            },
            seller: agencyOf(project.agent, site),
          },
    provider: agencyOf(project.agent, site),
  } satisfies WithContext<RealEstateListing>;
}

/** The home itself, as exactly as schema.org has a word for it. */
function homeOf(property: PropertyDetail, imageOf: (picture: Picture) => string): Place {
  const place = {
    name: property.title.text,
    image: property.pictures.slice(0, 1).map(imageOf),
    address: {
      '@type': 'PostalAddress',
      streetAddress: property.street ?? undefined,
      postalCode: property.zip || undefined,
      addressLocality: property.city || undefined,
      addressCountry: countryCode(property.countryId) ?? undefined,
    },
    geo: geoOf(property.location),
    additionalProperty: property.energy
      ? ({ '@type': 'PropertyValue', name: 'EPC', value: bandName(property.energy.band) } as const)
      : undefined,
  } as const;
  if (!property.isDwelling) return { '@type': 'Place', ...place };
  const rooms = {
    floorSize: property.livingArea
      ? ({ '@type': 'QuantitativeValue', value: property.livingArea, unitCode: 'MTK' } as const)
      : undefined,
    numberOfBedrooms: property.bedrooms ?? undefined,
    numberOfBathroomsTotal: property.bathrooms ?? undefined,
  };
  const kind = property.categoryIds.map((id) => KINDS[id]).find(Boolean) ?? 'Accommodation';
  return { '@type': kind, ...place, ...rooms } as Place;
}

/** Categories of the CRM's list whose homes are of one kind. */
const KINDS: Readonly<Record<number, 'House' | 'Apartment'>> = {
  1: 'House',
  2: 'Apartment',
  9: 'House',
  12: 'Apartment',
};

/** What is sold or rented is offered no more. A bouquet alone is not the price of a home, so a life annuity tells both its parts. */
function offerOf({ price, goal, availability, agent, publishedAt }: PropertyDetail, site: Site): Offer | undefined {
  const { amount, annuity } = price;
  if (amount === null || availability !== 'available') return undefined;
  return {
    '@type': 'Offer',
    price: goal === 'sale' && annuity !== null ? undefined : amount,
    priceCurrency: 'EUR',
    validFrom: publishedAt,
    businessFunction: { '@id': `http://purl.org/goodrelations/v1#${goal === 'rent' ? 'LeaseOut' : 'Sell'}` },
    priceSpecification: specificationOf(amount, price, goal),
    availability: 'https://schema.org/InStock',
    seller: agencyOf(agent, site),
  };
}

function specificationOf(amount: number, { annuity, excludesVat }: Price, goal: Goal): Offer['priceSpecification'] {
  const monthly = (price: number) =>
    ({ '@type': 'UnitPriceSpecification', price, priceCurrency: 'EUR', unitCode: 'MON' }) as const;
  if (goal === 'rent') return monthly(amount);
  const once = { '@type': 'PriceSpecification', price: amount, priceCurrency: 'EUR' } as const;
  if (annuity !== null)
    return {
      '@type': 'CompoundPriceSpecification',
      priceCurrency: 'EUR',
      priceComponent: [
        { ...monthly(annuity), name: 'Annuity' },
        { '@type': 'UnitPriceSpecification', price: amount, priceCurrency: 'EUR', name: 'Bouquet' },
      ],
    };
  return excludesVat ? { ...once, valueAddedTaxIncluded: false } : undefined;
}

/** An exact place only: the middle of a town is no address. */
const geoOf = (location: PropertyDetail['location']): GeoCoordinates | undefined =>
  location?.exact ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng } : undefined;

const agencyOf = (agent: Agent, { agency }: Site): RealEstateAgent => ({
  '@type': 'RealEstateAgent',
  name: agency.name,
  url: '/',
  logo: '/icons/icon-512.png',
  image: '/icons/icon-512.png',
  telephone: agent.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.street,
    postalCode: agency.zip,
    addressLocality: agency.city,
    addressCountry: 'BE',
  },
});
