import type { BuyersAnswer, SearchedHome } from '@facade/shared-domain/model';
import { outbox } from './sample-leads.ts';

const home = (id: number, title: string, people: number): SearchedHome => ({
  id,
  title,
  people,
  city: 'Aat',
  path: `/nl/te-koop/ath/huis/${id}/`,
});

const house = home(4321, 'Herenhuis met stadstuin', 37);

/** The homes of the reader. */
export const buyers: BuyersAnswer = {
  staff: outbox.staff,
  homes: [house, home(87, 'Appartement aan de Dender', 1), home(99, 'Perceel bouwgrond', 0)],
  searched: null,
};

/** One of them. */
export const buyersOfHome: BuyersAnswer = {
  ...buyers,
  homes: [house],
  searched: {
    untold: 12,
    searches: [
      { text: 'Woning te koop, Aat, tot € 400.000, minstens 3 slaapkamers', people: 22 },
      { text: 'alle panden te koop, Aat, Lessen', people: 15 },
    ],
  },
};
