import { dayFromExport } from '../clock.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import type { Subject } from './subject.ts';

/** Belgian notarial scale J for a sale: rate up to each bound; 0.057 % above the last. */
const NOTARY_SCALE: readonly (readonly [upTo: number, rate: number])[] = [
  [7_500, 0.0456],
  [17_500, 0.0285],
  [30_000, 0.0228],
  [45_495, 0.0171],
  [64_095, 0.0114],
  [250_095, 0.0057],
  [Number.POSITIVE_INFINITY, 0.00057],
];

/** Fee of the notary with 21 % VAT, rounded to 10 euro. */
export function notaryFees(price: number): number {
  let fee = 0;
  let from = 0;
  for (const [upTo, rate] of NOTARY_SCALE) {
    fee += Math.max(0, Math.min(price, upTo) - from) * rate;
    from = upTo;
  }
  return Math.round((fee * 1.21) / 10) * 10;
}

/** Price, how it reads, and taxes. A hidden price leaves no figure from which it could be worked out. */
export function saleCostFacts({ entry, kind, region, random }: Subject, facts: PropertyFacts): Partial<PropertyFacts> {
  const common: Partial<PropertyFacts> = {
    Price: entry.price,
    PublishPrice: !entry.hidePrice,
    PriceUnit: entry.goal === 'rent' ? 1 : 0,
  };
  if (entry.goal === 'rent' || !region) return common;
  const isNew = kind === 'newApartment';
  const area = facts.SurfaceLiving ?? facts.SurfaceStore ?? 60;
  const perSquareMetre =
    entry.year < 1950 ? random.range(3.2, 4.8) : entry.year < 1980 ? random.range(4.8, 6.4) : random.range(6.4, 8.4);
  const income =
    entry.building === 'land'
      ? random.int(14, 55)
      : kind === 'garage'
        ? random.int(70, 130)
        : Math.round(area * perSquareMetre + random.int(20, 90));
  return {
    ...common,
    CadastralIncome: isNew ? null : income,
    RealEstateTax: isNew ? null : Math.round(income * 1.08),
    NotaryFees: entry.hidePrice || kind === 'garage' || facts.AnnuityMonthly ? null : notaryFees(entry.price),
    VatRegime: isNew ? 'vatAndRegistration' : 'registration',
    VatRate: isNew ? 21 : null,
    VatAmount: isNew ? Math.round(entry.price * 0.85 * 0.21) : null,
    RegisteredRights: isNew ? Math.round(entry.price * 0.15 * 0.125) : null,
    ChargesOwner: kind === 'apartment' || isNew ? Math.round((area * random.range(1, 1.5)) / 5) * 5 : null,
    GaragePrice: isNew ? random.pick([17_500, 18_500, 19_500]) : null,
  };
}

/** What a tenant pays besides the rent, and the contract. */
export function leaseFacts({ entry, kind, dwelling, random }: Subject): Partial<PropertyFacts> {
  if (entry.goal === 'sale') return {};
  const charges = { apartment: random.int(12, 26) * 5, commerce: random.int(8, 20) * 5 };
  return {
    ChargesRenter: kind === 'apartment' || kind === 'commerce' ? charges[kind] : 0,
    Deposit: entry.price * (dwelling ? 2 : kind === 'garage' ? 1 : 3),
    AgencyCost: dwelling ? 0 : null,
    InventoryCost: dwelling ? random.int(30, 50) * 5 : null,
    ContractType: dwelling
      ? random.pick(['mainResidence9', 'mainResidence3'])
      : kind === 'commerce'
        ? 'commercial9'
        : 'commonLaw',
  };
}

/** When the buyer or tenant can have it. Sold and rented things are no longer available. */
export function availabilityFacts(
  { entry, kind, random }: Subject,
  facts: PropertyFacts,
  deliveredAt: string | null,
): Partial<PropertyFacts> {
  if (entry.status && entry.status !== 1) return {};
  if (kind === 'newApartment') return { Availability: 'atDelivery', AvailabilityDate: deliveredAt };
  if (entry.goal === 'rent') {
    return random.chance(0.4)
      ? { Availability: 'immediately' }
      : { Availability: 'fromDate', AvailabilityDate: dayFromExport(random.int(15, 90)) };
  }
  if (facts.AnnuityOccupied) return {};
  if (entry.building === 'land' || facts.Condition === 'toRenovate') return { Availability: 'atDeed' };
  return { Availability: random.pick(['atDeed', 'atDeed', 'toAgree']) };
}
