import { house, type PlanEntry } from './entry.ts';

/** Houses in Flanders and houses whose town the agency keeps to itself. */
export const otherHouses: PlanEntry[] = [
  house(
    8702,
    'Grammont',
    'semi-detached',
    1958,
    [3, 142, 430],
    265000,
    'E',
    ['Halfopen woning op wandelafstand van de Dender', 'Maison 3 façades proche de la Dendre'],
    [
      'Vanuit de achterkamer ziet u de Oudenberg liggen; op koersdagen hoort u het volk op de Muur.',
      'De la chambre arrière, on aperçoit l’Oudenberg ; les jours de course, on entend la foule sur le Mur.',
    ],
    { ribbon: 1, facts: { Garages: 1, FloodPScore: 'B', FloodGScore: 'A' } },
  ),
  house(
    4355,
    'Renaix',
    'terraced',
    1927,
    [3, 136, 145],
    169000,
    'F',
    ['Rijwoning uit het textielverleden van Ronse', 'Maison 3 chambres, héritage textile de Renaix'],
    [
      'Het weefatelier achter de koer, met sheddak en noorderlicht, is een buitenkans voor wie schildert of sleutelt.',
      'L’ancien atelier de tissage au fond de la cour, avec ses sheds et sa lumière du nord, fera le bonheur d’un peintre ou d’un bricoleur.',
    ],
    { facts: { Garages: 0, SurfaceStore: 55, FloodPScore: 'C', FloodGScore: 'B', AsbestosType: 'notAsbestosSafe' } },
  ),
  house(
    9583,
    '',
    'villa',
    2012,
    [6, 340, 5200],
    520000,
    'B',
    ['Discreet te koop: uitzonderlijke villa', 'Vente discrète : propriété d’exception'],
    [
      'Op vraag van de eigenaars staan adres en prijs hier niet bij; u verneemt ze in een eerste gesprek op kantoor.',
      'À la demande des propriétaires, ni l’adresse ni le prix ne figurent ici ; nous vous les donnons lors d’un premier entretien à l’agence.',
    ],
    { zip: '', hideAddress: true, hidePrice: true, facts: { Garages: 3, Bathrooms: 3, Showers: 3 } },
  ),
  house(
    5682,
    '',
    'detached',
    1976,
    [4, 195, 1500],
    335000,
    'D',
    ['Vrijstaande woning in de streek van Edingen', 'Villa 4 chambres dans la région d’Enghien'],
    [
      'Het adres delen we na een telefoontje: de bewoners stellen hun rust op prijs.',
      'L’adresse est communiquée après un appel : les occupants tiennent à leur tranquillité.',
    ],
    { zip: '7850', hideAddress: true, facts: { Garages: 2 } },
  ),
];
