import { type Abatement, REGISTRATION_DUTY } from '@facade/shared-domain/costs/cost-rates';
import { registrationDuty } from '@facade/shared-domain/costs/costs';
import { notaryFee } from '@facade/shared-domain/costs/purchase-rates';
import { findNumber } from '@facade/shared-domain/facts/find-fact';
import type { PropertyDetail, Region } from '@facade/shared-domain/model';

/** WebID of land. */
const LAND = 3;

const isLandOnly = ([main]: readonly number[]): boolean => main === LAND;

/** One way to buy and what it adds up to. Euro. */
export interface PurchaseCost {
  /** Own and only home, any other purchase, or new construction, where VAT takes the place of most of the duty. */
  choice: 'own' | 'other' | 'new';
  lines: { key: 'price' | 'duty' | 'landDuty' | 'vat' | 'notary'; amount: number; rate: number | null }[];
  total: number;
}

export interface PurchaseCosts {
  region: Region;
  /** Land to build on: an own home is one that will stand there. */
  isLand: boolean;
  choices: PurchaseCost[];
  /** Brussels: what an own home is spared, where this price comes under it. */
  abatement: Abatement | null;
}

/**
 * What buying a property costs in all. Null where it is not to be bought, its price or region is not known, or it is a life
 * annuity, whose duty an actuary's table decides.
 */
export function purchaseCosts(property: PropertyDetail): PurchaseCosts | null {
  const { goal, availability, price, region, isDwelling, categoryIds } = property;
  if (goal !== 'sale' || availability !== 'available' || !price.amount || price.annuity !== null || !region)
    return null;
  const isLand = isLandOnly(categoryIds);
  if (price.excludesVat)
    return { region, isLand, choices: newConstruction(property, price.amount, region), abatement: null };
  const rates = REGISTRATION_DUTY[region];
  const own = isDwelling ? rates : isLand ? rates.ownLand : null;
  const choices = own ? (['own', 'other'] as const) : (['other'] as const);
  return {
    region,
    isLand,
    choices: choices.map((choice) => existingProperty(property, price.amount ?? 0, region, choice)),
    abatement: own?.abatement && price.amount <= own.abatement.priceLimit ? own.abatement : null,
  };
}

/** What a buyer has to find, in euro: the whole cost of the likeliest way to buy, else what the seller is paid. 0 without a price. */
export const wholeCost = (property: PropertyDetail): number =>
  purchaseCosts(property)?.choices[0]?.total ?? sellerPrice(property);

/** What the seller is paid: the asking price, with the VAT of new construction as far as it is known. */
function sellerPrice({ price, groups }: Pick<PropertyDetail, 'price' | 'groups'>): number {
  const vat = price.excludesVat ? findNumber(groups, 'vatAmount') : null;
  return (price.amount ?? 0) + (vat ?? 0);
}

function existingProperty(
  { groups, categoryIds }: PropertyDetail,
  price: number,
  region: Region,
  choice: 'own' | 'other',
): PurchaseCost {
  const duty = registrationDuty(price, region, { ownHome: choice === 'own', land: isLandOnly(categoryIds) });
  return sum(choice, [
    { key: 'price', amount: price, rate: null },
    { key: 'duty', amount: duty?.amount ?? 0, rate: duty?.rate ?? null },
    { key: 'notary', amount: findNumber(groups, 'notaryFees') ?? notaryFee(price), rate: null },
  ]);
}

/**
 * Only what the agency knows for sure: without the VAT the sum would mislead, so then there is none. The duty on the land that it names is
 * that of any purchase; an own and only home pays less of it where the region says so.
 */
function newConstruction({ groups, isDwelling }: PropertyDetail, price: number, region: Region): PurchaseCost[] {
  const vat = findNumber(groups, 'vatAmount');
  if (vat === null) return [];
  const { ownOnPlan, other } = REGISTRATION_DUTY[region];
  const landDuty = findNumber(groups, 'registeredRights');
  const costs = (choice: PurchaseCost['choice'], duty: number | null, rate: number | null) =>
    sum(choice, [
      { key: 'price', amount: price, rate: null },
      { key: 'vat', amount: vat, rate: findNumber(groups, 'vatRate') },
      { key: 'landDuty', amount: duty, rate },
      { key: 'notary', amount: findNumber(groups, 'notaryFees') ?? notaryFee(price), rate: null },
    ]);
  if (landDuty === null || ownOnPlan === null || !isDwelling) return [costs('new', landDuty, null)];
  const ownDuty = Math.round((landDuty / other) * ownOnPlan);
  return [costs('own', ownDuty, ownOnPlan), costs('other', landDuty, other)];
}

type Line = PurchaseCost['lines'][number];

function sum(
  choice: PurchaseCost['choice'],
  lines: (Omit<Line, 'amount'> & { amount: number | null })[],
): PurchaseCost {
  const known = lines.filter((line): line is Line => line.amount !== null);
  return { choice, lines: known, total: known.reduce((total, { amount }) => total + amount, 0) };
}
