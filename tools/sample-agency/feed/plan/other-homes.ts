import { house, type PlanEntry } from './entry.ts';

/** Houses for rent. */
export const rentedHouses: PlanEntry[] = [
  house(
    7419,
    'Ath',
    'terraced',
    1948,
    [3, 125, 140],
    895,
    'D',
    ['Rijwoning te huur met koer', 'Maison 3 chambres à louer avec cour'],
    [
      'De eigenaar schilderde alle kamers opnieuw en plaatste dit voorjaar een nieuwe gasketel.',
      'Le propriétaire a repeint toutes les pièces et placé une chaudière neuve au printemps.',
    ],
    { goal: 'rent', facts: { Garages: 0, Heating: 'gasCondensing' } },
  ),
  house(
    6937,
    'Lessines',
    'detached',
    1992,
    [4, 170, 700],
    1250,
    'C',
    ['Vrijstaande huurwoning met tuin', 'Villa 4 chambres à louer avec jardin'],
    [
      'Huisdieren zijn hier welkom: de tuin is volledig omheind.',
      'Les animaux sont les bienvenus : le jardin est entièrement clôturé.',
    ],
    { goal: 'rent', ribbon: 13, status: 4, facts: { Garages: 1 } },
  ),
];

/** Single-storey houses. */
export const singleStoreyHouses: PlanEntry[] = [
  house(
    5139,
    'Isières',
    'bungalow',
    1974,
    [3, 138, 900],
    265000,
    'E',
    ['Gelijkvloerse woning met garage', 'Plain-pied 3 chambres avec garage'],
    [
      'Geen enkele trede van de oprit tot de tuin: zelfs de douche is drempelloos.',
      'Pas une marche de l’allée au jardin : même la douche est de plain-pied.',
    ],
    { webId: 9, alsoIn: [1], priceInTitle: true, facts: { Garages: 1, Showers: 1 } },
  ),
  house(
    8061,
    'Lanquesaint',
    'bungalow',
    2001,
    [3, 145, 1020],
    329000,
    'C',
    ['Bungalow in perfecte staat', 'Plain-pied 3 chambres en parfait état'],
    [
      'De zolder is al geïsoleerd en via een vaste trap bereikbaar: twee extra kamers zijn snel gemaakt.',
      'Le grenier, déjà isolé, est desservi par un escalier fixe : deux chambres de plus s’y aménagent vite.',
    ],
    { webId: 9, alsoIn: [1], ribbon: 1, facts: { Garages: 1, Attic: true } },
  ),
  house(
    6725,
    'Gages',
    'bungalow',
    1983,
    [2, 118, 750],
    245000,
    'D',
    ['Compacte gelijkvloerse woning', 'Plain-pied compact 2 chambres'],
    [
      'Wie kleiner wil wonen zonder tuin of garage op te geven, vindt hier precies de juiste maat.',
      'Pour vivre plus petit sans renoncer au jardin ni au garage, voici exactement la bonne taille.',
    ],
    { webId: 9, alsoIn: [1], facts: { Garages: 1 } },
  ),
  house(
    9204,
    'Gammerages',
    'bungalow',
    1969,
    [3, 140, 1100],
    345000,
    'D',
    ['Bungalow met Pajots uitzicht', 'Plain-pied 3 chambres avec vue sur le Pajottenland'],
    [
      'Het grote raam van de woonkamer kijkt uit over glooiende akkers en de kerktoren van het volgende dorp.',
      'La grande baie du séjour donne sur des champs vallonnés et le clocher du village voisin.',
    ],
    { webId: 9, alsoIn: [1], facts: { Garages: 1, FloodPScore: 'A', FloodGScore: 'A' } },
  ),
];

/** Life annuities: the price is the bouquet. */
export const annuities: PlanEntry[] = [
  house(
    4296,
    'Ath',
    'terraced',
    1934,
    [3, 130, 160],
    45000,
    'F',
    ['Lijfrente op één hoofd', 'Viager occupé sur une tête'],
    [
      'De verkoopster, 79 jaar, blijft in haar huis wonen en onderhoudt het zoals ze altijd gedaan heeft.',
      'La venderesse, 79 ans, continue d’habiter sa maison et l’entretient comme elle l’a toujours fait.',
    ],
    {
      webId: 10,
      alsoIn: [1],
      facts: { AnnuityMonthly: 620, AnnuityAge1: 79, AnnuityOccupied: true, AnnuityMaxYears: 18, Garages: 0 },
    },
  ),
  house(
    7653,
    'Ghislenghien',
    'detached',
    1972,
    [3, 155, 980],
    78000,
    'E',
    ['Lijfrente op twee hoofden', 'Viager occupé sur deux têtes, villa 4 façades'],
    [
      'Het echtpaar is 81 en 77 jaar; de rente wordt jaarlijks aan de index aangepast en dooft uit bij de langstlevende.',
      'Le couple a 81 et 77 ans ; la rente est indexée chaque année et s’éteint au décès du dernier vivant.',
    ],
    {
      webId: 10,
      alsoIn: [1],
      ribbon: 1,
      facts: { AnnuityMonthly: 980, AnnuityAge1: 81, AnnuityAge2: 77, AnnuityOccupied: true, Garages: 1 },
    },
  ),
  house(
    5763,
    'Quevaucamps',
    'semi-detached',
    1968,
    [2, 112, 430],
    35000,
    'E',
    ['Vrije lijfrente', 'Viager libre, maison 2 chambres'],
    [
      'De verkoper, 84 jaar, verhuist naar een serviceflat: het huis komt vrij bij de akte, wat bij een lijfrente zelden is.',
      'Le vendeur, 84 ans, rejoint une résidence-services : la maison est libre à l’acte, ce qui est rare en viager.',
    ],
    {
      webId: 10,
      alsoIn: [1],
      facts: {
        AnnuityMonthly: 480,
        AnnuityAge1: 84,
        AnnuityOccupied: false,
        AnnuityMaxYears: 12,
        Garages: 1,
      },
    },
  ),
];
