import type { Agent, Picture, ProjectDetail, PropertyDetail, Site } from '@facade/shared-domain/model';
import { countryCode } from '@facade/shared-domain/places/region';
import type { BreadcrumbList, WithContext } from 'schema-dts';
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
  const { price, goal, availability } = property;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: property.title.text,
    url: property.path,
    inLanguage: property.description.language,
    datePosted: property.publishedAt,
    dateModified: property.modifiedAt,
    description: property.description.paragraphs[0],
    image: property.pictures.slice(0, 5).map(imageOf),
    mainEntity: {
      '@type': property.isDwelling ? 'Accommodation' : 'Place',
      name: property.title.text,
      address: {
        '@type': 'PostalAddress',
        streetAddress: property.street ?? undefined,
        postalCode: property.zip || undefined,
        addressLocality: property.city || undefined,
        addressCountry: countryCode(property.countryId) ?? undefined,
      },
      geo: property.location?.exact
        ? { '@type': 'GeoCoordinates', latitude: property.location.lat, longitude: property.location.lng }
        : undefined,
      floorSize: property.livingArea
        ? { '@type': 'QuantitativeValue', value: property.livingArea, unitCode: 'MTK' }
        : undefined,
      numberOfBedrooms: property.isDwelling ? (property.bedrooms ?? undefined) : undefined,
      numberOfBathroomsTotal: property.isDwelling ? (property.bathrooms ?? undefined) : undefined,
    },
    offers:
      price.amount === null
        ? undefined
        : {
            '@type': 'Offer',
            price: price.amount,
            priceCurrency: 'EUR',
            businessFunction:
              goal === 'sale' ? 'http://purl.org/goodrelations/v1#Sell' : 'http://purl.org/goodrelations/v1#LeaseOut',
            availability: `https://schema.org/${availability === 'available' ? 'InStock' : 'SoldOut'}`,
            seller: seller(property.agent, site),
          },
  };
}

/** The project as a product with the price range of its units. */
export function projectJsonLd(project: ProjectDetail, site: Site, imageOf: (picture: Picture) => string): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: project.name,
    url: project.path,
    description: project.description.paragraphs[0],
    image: project.pictures.slice(0, 5).map(imageOf),
    offers:
      project.priceMin === null
        ? undefined
        : {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: project.priceMin,
            highPrice: project.priceMax ?? undefined,
            offerCount: project.availableCount,
            seller: seller(project.agent, site),
          },
  };
}

const seller = (agent: Agent, { agency }: Site): JsonLd => ({
  '@type': 'RealEstateAgent',
  name: agency.name,
  url: '/',
  telephone: agent.phone,
});
