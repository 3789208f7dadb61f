import type { Availability, Goal, Language, Price } from '@facade/shared-domain/model';
import { formatPrice, STARTING_FROM_UNIT } from '@facade/shared-domain/numbers/price';

/** Words on the pictures that are made for sharing. */
interface ShareTexts {
  goal: Record<Goal, string>;
  gone: Record<Exclude<Availability, 'available'>, string>;
  perMonth: string;
  bouquet: string;
  project: string;
  soldOut: string;
}

export const SHARE_TEXTS: Record<Language, ShareTexts> = {
  nl: {
    goal: { sale: 'Te koop', rent: 'Te huur' },
    gone: { sold: 'Verkocht', rented: 'Verhuurd' },
    perMonth: 'per maand',
    bouquet: 'bouquet',
    project: 'Nieuwbouwproject',
    soldOut: 'Uitverkocht',
  },
  fr: {
    goal: { sale: 'À vendre', rent: 'À louer' },
    gone: { sold: 'Vendu', rented: 'Loué' },
    perMonth: 'par mois',
    bouquet: 'bouquet',
    project: 'Projet neuf',
    soldOut: 'Tout est vendu',
  },
  en: {
    goal: { sale: 'For sale', rent: 'To let' },
    gone: { sold: 'Sold', rented: 'Let' },
    perMonth: 'per month',
    bouquet: 'down payment',
    project: 'New-build project',
    soldOut: 'Sold out',
  },
  de: {
    goal: { sale: 'Zu verkaufen', rent: 'Zu vermieten' },
    gone: { sold: 'Verkauft', rented: 'Vermietet' },
    perMonth: 'pro Monat',
    bouquet: 'Anzahlung',
    project: 'Neubauprojekt',
    soldOut: 'Ausverkauft',
  },
};

/** "€ 245.000", "€ 750 per maand", "Prijs op aanvraag". */
export function priceText(price: Price, goal: Goal, language: Language): string {
  const { amount, unit, annuity } = price;
  const text = formatPrice(amount, language, { priceUnit: unit, published: amount !== null });
  if (amount === null) return text;
  const { perMonth, bouquet } = SHARE_TEXTS[language];
  if (goal === 'rent') return `${text} ${perMonth}`;
  return annuity === null ? text : `${text} ${bouquet}`;
}

/** "Vanaf € 215.000". */
export const lowestPriceText = (amount: number | null, language: Language): string =>
  formatPrice(amount, language, { priceUnit: STARTING_FROM_UNIT, published: amount !== null });
