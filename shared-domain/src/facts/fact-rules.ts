import type { DisplayCondition } from './display-condition.ts';

const field = (name: string, logic: DisplayCondition['logic'], value?: unknown): DisplayCondition => ({
  field: name,
  logic,
  compareWithValue: value,
});
const beside = (name: string, logic: DisplayCondition['logic'], other: string): DisplayCondition => ({
  field: name,
  logic,
  compareWithField: other,
});
/** At least one of the conditions is true. */
const oneOf = (name: string, ...conditions: DisplayCondition[]): DisplayCondition => ({
  ...field(name, 'isNotEmpty'),
  advancedCondition: { combine: 'any', conditions },
});

const forSale = field('goal', 'equals', 'sale');
const forRent = field('goal', 'equals', 'rent');
const inFlanders = field('region', 'equals', 'flanders');
const newConstruction = field('vatRegime', 'equals', 'vatAndRegistration');
const annuity = field('annuityMonthly', 'greaterThan', 0);
const stillToBeHad = field('status', 'equals', 'available');

/** Amounts and terms that mean nothing once the home is sold or rented, or that reveal its price. */
const whileOffered = (condition: DisplayCondition): DisplayCondition => ({
  ...stillToBeHad,
  advancedCondition: { combine: 'all', conditions: [condition] },
});

/**
 * When a fact is shown, by its key; a fact without a rule is shown wherever it has a value. The record that the conditions read
 * holds all facts of the property by their keys, with `goal`, `status` (its availability), `region` and `isDwelling`.
 */
export const FACT_RULES: Readonly<Record<string, DisplayCondition>> = {
  goal: stillToBeHad,
  price: whileOffered(forSale),
  pricePerM2: whileOffered(forSale),
  monthlyRent: whileOffered(forRent),
  onlineSince: stillToBeHad,
  // Repeats another fact, or a more precise one.
  totalArea: oneOf('totalArea', field('livingArea', 'isEmpty'), beside('totalArea', 'notEquals', 'livingArea')),
  parkingsOutside: field('parkingsOutside', 'greaterThan', 0),
  garage: oneOf('garage', field('garages', 'isEmpty'), field('garages', 'equals', 0)),
  parking: oneOf('parking', field('parkings', 'isEmpty'), field('parkings', 'equals', 0)),
  renovationYear: oneOf(
    'renovationYear',
    field('constructionYear', 'isEmpty'),
    beside('renovationYear', 'greaterThan', 'constructionYear'),
  ),
  // Only Flemish law has these.
  floodPScore: inFlanders,
  floodGScore: inFlanders,
  asbestosType: inFlanders,
  asbestosDate: field('asbestosType', 'notEquals', 'notRequired'),
  electricityCertificateDate: field('electricityCertificate', 'notEquals', 'onRequest'),
  chargesOwner: forSale,
  notaryFees: whileOffered(forSale),
  vatRegime: forSale,
  registeredRights: whileOffered(newConstruction),
  vatRate: newConstruction,
  vatAmount: whileOffered(newConstruction),
  garagePrice: stillToBeHad,
  chargesRenter: whileOffered(forRent),
  deposit: whileOffered(forRent),
  agencyCost: whileOffered(forRent),
  inventoryCost: whileOffered(forRent),
  contractType: whileOffered(forRent),
  annuityMonthly: whileOffered(annuity),
  annuityAge1: whileOffered(annuity),
  annuityAge2: whileOffered(annuity),
  annuityOccupied: whileOffered(annuity),
  annuityMaxYears: whileOffered(annuity),
  availability: stillToBeHad,
  availabilityDate: {
    ...stillToBeHad,
    advancedCondition: {
      combine: 'any',
      conditions: [field('availability', 'equals', 'fromDate'), field('availability', 'equals', 'atDelivery')],
    },
  },
};
