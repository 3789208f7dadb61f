import { house, type PlanEntry } from './entry.ts';

const rent: Partial<PlanEntry> = { webId: 12, goal: 'rent' };

/** Apartments for rent. */
export const apartmentsForRent: PlanEntry[] = [
  house(
    7508,
    'Ath',
    'apartment-block',
    1996,
    [2, 85, 0],
    720,
    'C',
    ['Appartement te huur bij het station', 'Appartement 2 chambres à louer près de la gare'],
    [
      'De huurprijs omvat een eigen kelder en een plaats in de fietsenstalling.',
      'Le loyer comprend une cave privative et une place dans le local vélos.',
    ],
    { ...rent, ribbon: 1, facts: { Floor: 2, Floors: 4, Lift: true, Cellar: true } },
  ),
  house(
    5351,
    'Ath',
    'apartment-block',
    1970,
    [1, 58, 0],
    620,
    'E',
    ['Appartement met één slaapkamer', 'Appartement 1 chambre à louer'],
    [
      'Klein maar helder: woonkamer en slaapkamer hebben elk een hoekraam.',
      'Petit mais clair : le séjour et la chambre ont chacun une fenêtre d’angle.',
    ],
    { ...rent, ribbon: 13, status: 4, facts: { Floor: 1, Floors: 4, Lift: false } },
  ),
  house(
    9418,
    'Ath',
    'apartment-block',
    2010,
    [3, 105, 0],
    880,
    'B',
    ['Ruim appartement met drie slaapkamers', 'Grand appartement 3 chambres avec terrasse'],
    [
      'Drie volwaardige slaapkamers op één niveau: dat vindt u zelden te huur in het centrum.',
      'Trois vraies chambres de plain-pied : cela se trouve rarement à louer au centre-ville.',
    ],
    { ...rent, facts: { Floor: 1, Floors: 3, Lift: true, Terrace: true, SurfaceTerrace: 12, GaragePrice: 65 } },
  ),
  house(
    6633,
    'Ath',
    'apartment-block',
    1985,
    [2, 78, 0],
    695,
    'D',
    ['Huurappartement op wandelafstand van de Grote Markt', 'Appartement 2 chambres à deux pas de la Grand-Place'],
    [
      'De keuken werd in 2023 vernieuwd, met inductie en een vaatwasser voor zes couverts.',
      'La cuisine a été refaite en 2023, avec induction et lave-vaisselle six couverts.',
    ],
    { ...rent, facts: { Floor: 2, Floors: 3, Lift: false, Kitchen: 'hyperEquipped', EnergyPerformance: null } },
  ),
  house(
    8167,
    'Ath',
    'mansion',
    1895,
    [1, 64, 0],
    650,
    'D',
    ['Gemeubeld appartement in een herenhuis', 'Appartement meublé 1 chambre dans une maison de maître'],
    [
      'Gemeubeld met smaak, tot en met de boekenkast; u brengt alleen uw koffers mee.',
      'Meublé avec goût jusqu’à la bibliothèque ; il ne manque que vos valises.',
    ],
    {
      ...rent,
      ribbon: 13,
      status: 4,
      facts: { Floor: 2, Floors: 3, Lift: false, Furnished: true, RenovationYear: 2016 },
    },
  ),
  house(
    4057,
    'Enghien',
    'new-apartment',
    2019,
    [2, 92, 0],
    860,
    'A',
    ['Energiezuinig appartement met staanplaats', 'Appartement basse énergie 2 chambres avec parking'],
    [
      'De verwarmingskosten bleven vorige winter onder de 40 euro per maand; de afrekening ligt klaar.',
      'L’hiver dernier, le chauffage a coûté moins de 40 euros par mois ; le décompte est à votre disposition.',
    ],
    {
      ...rent,
      facts: { Floor: 1, Floors: 3, Lift: true, Terrace: true, SurfaceTerrace: 10, Parkings: 1, ParkingsOutside: 1 },
    },
  ),
];
