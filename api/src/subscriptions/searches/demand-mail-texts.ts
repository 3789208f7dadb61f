import type { Goal, Language, MatchKind } from '@facade/shared-domain/model';

/** Texts of mails about searches; the texts around them are templates. */
export interface DemandMailTexts {
  search: string;
  newsletter: string;
  kinds: Record<MatchKind, string>;
  was(price: string): string;
  goals: Record<Goal, string>;
  anything: string;
  upTo(price: string): string;
  from(price: string): string;
  bedrooms(least: number): string;
}

export const DEMAND_MAIL_TEXTS: Record<Language, DemandMailTexts> = {
  nl: {
    search: 'Uw zoekopdracht',
    newsletter: 'Nieuwsbrief',
    kinds: { new: 'Nieuw', changed: 'Past nu bij uw zoekopdracht', price: 'Nieuwe prijs' },
    was: (price) => `was ${price}`,
    goals: { sale: 'te koop', rent: 'te huur' },
    anything: 'alle panden',
    upTo: (price) => `tot ${price}`,
    from: (price) => `vanaf ${price}`,
    bedrooms: (least) => (least === 1 ? 'minstens 1 slaapkamer' : `minstens ${least} slaapkamers`),
  },
  fr: {
    search: 'Votre recherche',
    newsletter: 'Lettre d’information',
    kinds: { new: 'Nouveau', changed: 'Correspond désormais à votre recherche', price: 'Nouveau prix' },
    was: (price) => `au lieu de ${price}`,
    goals: { sale: 'à vendre', rent: 'à louer' },
    anything: 'tous les biens',
    upTo: (price) => `jusqu’à ${price}`,
    from: (price) => `à partir de ${price}`,
    bedrooms: (least) => (least === 1 ? 'au moins 1 chambre' : `au moins ${least} chambres`),
  },
  en: {
    search: 'Your search',
    newsletter: 'Newsletter',
    kinds: { new: 'New', changed: 'Now fits your search', price: 'New price' },
    was: (price) => `was ${price}`,
    goals: { sale: 'for sale', rent: 'to let' },
    anything: 'all homes',
    upTo: (price) => `up to ${price}`,
    from: (price) => `from ${price}`,
    bedrooms: (least) => (least === 1 ? 'at least 1 bedroom' : `at least ${least} bedrooms`),
  },
  de: {
    search: 'Ihr Suchauftrag',
    newsletter: 'Newsletter',
    kinds: { new: 'Neu', changed: 'Passt jetzt zu Ihrer Suche', price: 'Neuer Preis' },
    was: (price) => `statt ${price}`,
    goals: { sale: 'zu verkaufen', rent: 'zu vermieten' },
    anything: 'alle Immobilien',
    upTo: (price) => `bis ${price}`,
    from: (price) => `ab ${price}`,
    bedrooms: (least) => (least === 1 ? 'mindestens 1 Schlafzimmer' : `mindestens ${least} Schlafzimmer`),
  },
};
