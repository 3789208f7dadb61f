import type { FormTerms } from '@facade/shared-domain/model';

/** A home to rent in Wallonia, and what goes with it. */
export const sampleTerms = (home: Partial<NonNullable<FormTerms['home']>> = {}): FormTerms => ({
  home: {
    id: 4321,
    goal: 'rent',
    availability: 'available',
    title: 'Appartement met terras',
    place: 'Rue de Pintamont 12, 7800 Ath',
    path: '/nl/te-huur/ath/appartement/4321/',
    price: 700,
    charges: 60,
    region: 'wallonia',
    isDwelling: true,
    ...home,
  },
  incomeTimesRent: 3,
  maximumPersons: 4,
});

/** Nobody said which home. */
export const noTerms: FormTerms = { home: null, incomeTimesRent: 3, maximumPersons: null };
