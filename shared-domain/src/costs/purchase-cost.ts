import { findNumber } from '../facts/find-fact.ts';
import type { PropertyDetail, Region } from '../model/index.ts';
import { type Abatement, PURCHASE_RATES, REGISTRATION_DUTY } from './cost-rates.ts';
import { registrationDuty } from './costs.ts';
import { notaryFee } from './purchase-rates.ts';

/** WebID of land. */
const LAND = 3;

const isLandOnly = ([main]: readonly number[]): boolean => main === LAND;

/** What decides the costs of buying a property. */
export type CostedHome = Pick<
  PropertyDetail,
  'goal' | 'availability' | 'price' | 'region' | 'isDwelling' | 'categoryIds' | 'groups'
>;

/** One way to buy and what it adds up to without a loan. Euro. */
export interface PurchaseCost {
  /** Own and only home, any other purchase, or new construction, where VAT takes the place of most of the duty. */
  choice: 'own' | 'other' | 'new';
  lines: { key: 'price' | 'duty' | 'landDuty' | 'vat' | 'notary' | 'deed'; amount: number; rate: number | null }[];
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
 * What buying a property costs, all but the deed of a loan (`purchaseLoan`). Null where it is not to be bought, its price or region
 * is not known, or it is a life annuity, whose duty an actuary's table decides.
 * @param amount euro; what is paid for it, the asking price unless the buyer pays another
 */
export function purchaseCosts(property: CostedHome, amount = property.price.amount): PurchaseCosts | null {
  const { goal, availability, price, region, isDwelling, categoryIds } = property;
  if (goal !== 'sale' || availability !== 'available' || !amount || price.annuity !== null || !region) return null;
  const isLand = isLandOnly(categoryIds);
  if (price.excludesVat) return { region, isLand, choices: newConstruction(property, amount, region), abatement: null };
  const rates = REGISTRATION_DUTY[region];
  const own = isDwelling ? rates : isLand ? rates.ownLand : null;
  const choices = own ? (['own', 'other'] as const) : (['other'] as const);
  return {
    region,
    isLand,
    choices: choices.map((choice) => existingProperty(property, amount, region, choice)),
    abatement: own?.abatement && amount <= own.abatement.priceLimit ? own.abatement : null,
  };
}

/**
 * What a buyer has to find but for the deed of a loan, in euro: the cost of this way to buy, else of the likeliest, else what the seller is
 * paid. 0 without a price.
 */
export function costOf(property: CostedHome, amount = property.price.amount, use?: PurchaseCost['choice']): number {
  const choices = purchaseCosts(property, amount)?.choices ?? [];
  const chosen = choices.find(({ choice }) => choice === use) ?? choices[0];
  return chosen?.total ?? (amount ?? 0) + (vatOf(property, amount) ?? 0);
}

/** VAT of new construction for this price, in euro, as far as it is known: the agency names that of the asking price. */
function vatOf({ price, groups }: CostedHome, amount: number | null): number | null {
  const vat = price.excludesVat ? findNumber(groups, 'vatAmount') : null;
  return vat === null || !price.amount || amount === null ? vat : Math.round((vat * amount) / price.amount);
}

function existingProperty(
  { groups, categoryIds }: CostedHome,
  price: number,
  region: Region,
  choice: 'own' | 'other',
): PurchaseCost {
  const duty = registrationDuty(price, region, { ownHome: choice === 'own', land: isLandOnly(categoryIds) });
  return sum(choice, [
    { key: 'price', amount: price, rate: null },
    { key: 'duty', amount: duty?.amount ?? 0, rate: duty?.rate ?? null },
    ...notaryLines(groups, price),
  ]);
}

/**
 * Only what the agency knows for sure: without the VAT the sum would mislead, so then there is none. The duty on the land that it names is
 * that of any purchase; an own and only home pays less of it where the region says so.
 */
function newConstruction(property: CostedHome, price: number, region: Region): PurchaseCost[] {
  const { groups, isDwelling } = property;
  const vat = vatOf(property, price);
  if (vat === null) return [];
  const { ownOnPlan, other } = REGISTRATION_DUTY[region];
  const landDuty = findNumber(groups, 'registeredRights');
  const costs = (choice: PurchaseCost['choice'], duty: number | null, rate: number | null) =>
    sum(choice, [
      { key: 'price', amount: price, rate: null },
      { key: 'vat', amount: vat, rate: findNumber(groups, 'vatRate') },
      { key: 'landDuty', amount: duty, rate },
      ...notaryLines(groups, price),
    ]);
  if (landDuty === null || ownOnPlan === null || !isDwelling) return [costs('new', landDuty, null)];
  const ownDuty = Math.round((landDuty / other) * ownOnPlan);
  return [costs('own', ownDuty, ownOnPlan), costs('other', landDuty, other)];
}

const notaryLines = (groups: PropertyDetail['groups'], price: number) => [
  { key: 'notary' as const, amount: findNumber(groups, 'notaryFees') ?? notaryFee(price), rate: null },
  { key: 'deed' as const, amount: PURCHASE_RATES.deed.amount, rate: null },
];

type Line = PurchaseCost['lines'][number];

function sum(
  choice: PurchaseCost['choice'],
  lines: (Omit<Line, 'amount'> & { amount: number | null })[],
): PurchaseCost {
  const known = lines.filter((line): line is Line => line.amount !== null);
  return { choice, lines: known, total: known.reduce((total, { amount }) => total + amount, 0) };
}
