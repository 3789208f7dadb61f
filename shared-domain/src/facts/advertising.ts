import type { FactGroup, FactGroupKey, PropertyDetail } from '../model/index.ts';
import { findFact } from './find-fact.ts';

/** What the rules read of a home: also a home as the api stores it. */
export type AdvertisedHome = Pick<
  PropertyDetail,
  'goal' | 'availability' | 'region' | 'isDwelling' | 'categoryIds' | 'street' | 'energy' | 'groups'
>;

/** The main categories of the CRM that are no building for people: their rules differ. */
const NEW_APARTMENT = 2;
const LAND = 3;
const GARAGE = 8;

/** Buildings with a permit of this year or later contain no asbestos. */
const WITHOUT_ASBESTOS = 2001;

const isKind = ({ categoryIds }: AdvertisedHome, category: number): boolean => categoryIds[0] === category;

/** Sold before it is finished, so that its certificate does not exist yet. */
const isNew = (home: AdvertisedHome): boolean =>
  isKind(home, NEW_APARTMENT) || findFact(home.groups, 'vatRegime')?.value === 'vatAndRegistration';

const isForSale = ({ goal }: AdvertisedHome): boolean => goal === 'sale';
const needsCertificate = (home: AdvertisedHome): boolean => home.isDwelling && !isNew(home);

/** Garages of less than 20 m² need no asbestos certificate, and a garage is rarely larger. */
const mayHaveAsbestos = (home: AdvertisedHome): boolean => {
  const year = findFact(home.groups, 'constructionYear')?.value;
  return !isKind(home, LAND) && !isKind(home, GARAGE) && !isNew(home) && !(Number(year) >= WITHOUT_ASBESTOS);
};

interface Rule {
  /** Facts, each of which must be in the advertisement. */
  facts: readonly string[];
  applies(home: AdvertisedHome): boolean;
}

/**
 * By region, the facts that the law wants in every advertisement of a home.
 * - Flanders: the certificate's label, score, and code unless the address is given (Energiedecreet of 8 May 2009, art. 11.2.1 § 3, since 1
 *   January 2012); planning information (VCRO art. 5.2.6, for sale); the flood scores of plot and building (decree on integrated water
 *   policy, since 1 January 2023, for sale); the asbestos certificate (since 23 November 2022), without which nothing may be sold.
 * - Wallonia: label, number, specific and total consumption (decree of 28 November 2013, since 1 January 2015), of dwellings.
 * - Brussels: the energy class of dwellings (order of 17 February 2011) and, for sale, the zoning (CoBAT art. 281).
 *
 * Leases of more than nine years, to which the planning rules apply too, are not distinguished.
 */
const RULES: Readonly<Record<NonNullable<PropertyDetail['region']>, readonly Rule[]>> = {
  flanders: [
    { facts: ['energyLabel', 'kwhPerM2'], applies: needsCertificate },
    { facts: ['epcCode'], applies: (home) => needsCertificate(home) && home.street === null },
    {
      facts: ['permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit', 'floodPScore'],
      applies: isForSale,
    },
    { facts: ['floodGScore'], applies: (home) => isForSale(home) && !isKind(home, LAND) },
    { facts: ['asbestosType'], applies: (home) => isForSale(home) && mayHaveAsbestos(home) },
  ],
  wallonia: [{ facts: ['energyLabel', 'kwhPerM2', 'energyTotal', 'epcCode'], applies: needsCertificate }],
  brussels: [
    { facts: ['energyLabel'], applies: needsCertificate },
    { facts: ['areaDestination'], applies: isForSale },
  ],
};

/**
 * The facts that the law of its region wants in the advertisement of a home, by their keys. Empty once it is sold or rented, and outside
 * Belgium.
 * @example wantedInAd(walloonHouse) // ['energyLabel', 'kwhPerM2', 'energyTotal', 'epcCode']
 */
export function wantedInAd(home: AdvertisedHome): string[] {
  if (home.availability !== 'available' || !home.region) return [];
  const rules = RULES[home.region].filter(({ applies }) => applies(home));
  const wanted = rules.flatMap(({ facts }) => facts);
  // A court decision says more than a summons, which preceded it.
  const isDecided = findFact(home.groups, 'judicialDecision') !== undefined;
  return isDecided ? wanted.map((key) => (key === 'summons' ? 'judicialDecision' : key)) : wanted;
}

/**
 * Those of {@link wantedInAd} that it lacks.
 * @example missingInAd(walloonHouseWithoutCertificate) // ['energyLabel', 'kwhPerM2', 'energyTotal', 'epcCode']
 */
export const missingInAd = (home: AdvertisedHome): string[] => wantedInAd(home).filter((key) => !isGiven(home, key));

function isGiven({ energy, groups }: AdvertisedHome, key: string): boolean {
  if (key === 'energyLabel' && energy !== null) return true;
  if (key === 'kwhPerM2' && energy?.kwhPerM2 != null) return true;
  return findFact(groups, key) !== undefined;
}

/** The groups of a page up to the last that these facts are in, in reading order, and the facts. */
const PLACES: readonly (readonly [FactGroupKey, ...string[]])[] = [
  ['general'],
  ['layout'],
  ['surfaces'],
  ['energy', 'energyLabel', 'kwhPerM2', 'energyTotal', 'epcCode'],
  ['comfort'],
  ['building'],
  ['legal', 'permit', 'areaDestination', 'summons', 'preemptiveRight', 'allotmentPermit'],
  ['flood', 'floodPScore', 'floodGScore'],
  ['certificates', 'asbestosType'],
];

/** The value of a fact that the law wants and that has been requested: it is printed by `values.common.requested`. */
export const REQUESTED = 'requested';

/**
 * The groups of a home with the facts that the law wants and that it lacks, as {@link REQUESTED}: visitors see what is still to come.
 * Beside a label the other figures of the certificate are those of `energyFigures`.
 */
export function withRequested(groups: readonly FactGroup[], home: AdvertisedHome): FactGroup[] {
  const missing = missingInAd(home);
  const all = [...groups];
  const earlier: FactGroupKey[] = [];
  for (const [key, ...places] of PLACES) {
    const facts = (key === 'energy' && home.energy ? [] : missing)
      .filter((fact) => places.includes(fact))
      .map((fact) => ({ key: fact, kind: 'text' as const, value: REQUESTED }));
    const at = all.findIndex((group) => group.key === key);
    const group = all[at];
    if (group) all[at] = { key, facts: [...group.facts, ...facts] };
    else if (facts.length > 0)
      all.splice(all.findLastIndex((other) => earlier.includes(other.key)) + 1, 0, { key, facts });
    earlier.push(key);
  }
  return all;
}
