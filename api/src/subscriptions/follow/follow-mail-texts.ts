import type { Language } from '@facade/shared-domain/model';
import type { FollowNewsKind } from '../../platform/index.ts';

interface FollowMailTexts {
  /** Name of this subscription among all of an address. */
  followed: string;
  /** Heading above a home; a ribbon has the agency's own text. */
  kinds: Record<Exclude<FollowNewsKind, 'ribbon'>, string>;
}

export const FOLLOW_MAIL_TEXTS: Record<Language, FollowMailTexts> = {
  nl: {
    followed: 'Panden die u volgt',
    kinds: {
      price: 'Nieuwe prijs',
      available: 'Opnieuw beschikbaar',
      sold: 'Verkocht',
      rented: 'Verhuurd',
      gone: 'Niet meer in ons aanbod',
    },
  },
  fr: {
    followed: 'Biens que vous suivez',
    kinds: {
      price: 'Nouveau prix',
      available: 'De nouveau disponible',
      sold: 'Vendu',
      rented: 'Loué',
      gone: 'N’est plus dans notre offre',
    },
  },
  en: {
    followed: 'Homes that you follow',
    kinds: {
      price: 'New price',
      available: 'Available again',
      sold: 'Sold',
      rented: 'Let',
      gone: 'No longer on our site',
    },
  },
  de: {
    followed: 'Immobilien, denen Sie folgen',
    kinds: {
      price: 'Neuer Preis',
      available: 'Wieder verfügbar',
      sold: 'Verkauft',
      rented: 'Vermietet',
      gone: 'Nicht mehr in unserem Angebot',
    },
  },
};
