import { type PlanEntry, place } from './entry.ts';

/** Garages. */
export const garages: PlanEntry[] = [
  place(
    7974,
    8,
    'Ath',
    'garage',
    1973,
    18500,
    ['Garagebox in het centrum', 'Garage fermé au centre-ville'],
    [
      'Kantelpoort uit 2015, beton zonder oliesporen en stroom op een eigen teller.',
      'Porte basculante de 2015, dalle sans traces d’huile et électricité sur compteur privé.',
    ],
    { ribbon: 2, status: 2, facts: { Garages: 1, SurfaceTotal: 16 } },
  ),
  place(
    4178,
    8,
    'Ath',
    'garage',
    1988,
    24000,
    ['Dubbele garage bij het station', 'Double garage près de la gare'],
    [
      'Twee wagens achter elkaar of één bestelwagen: 9,20 meter diep.',
      'Deux voitures en enfilade ou une camionnette : 9,20 m de profondeur.',
    ],
    { priceInTitle: true, facts: { Garages: 2, SurfaceTotal: 29 } },
  ),
  place(
    9699,
    8,
    'Ath',
    'garage',
    2011,
    12500,
    ['Ondergrondse staanplaats', 'Emplacement de parking en sous-sol'],
    ['Genummerde plaats naast de lift.', 'Place numérotée à côté de l’ascenseur.'],
    { undescribed: ['nl', 'fr'], facts: { Garages: 0, Parkings: 1, ParkingsOutside: 0, SurfaceTotal: 13 } },
  ),
  place(
    5992,
    8,
    'Ath',
    'garage',
    1980,
    75,
    ['', ''],
    [
      'Hoekbox met daglicht; opslag is toegestaan, een werkplaats niet.',
      'Box d’angle avec lumière du jour ; le stockage est permis, pas l’atelier.',
    ],
    { goal: 'rent', facts: { Garages: 1, SurfaceTotal: 17 } },
  ),
];
