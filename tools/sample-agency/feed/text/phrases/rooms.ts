import type { Pair } from '../../plan/entry.ts';
import type { PropertyFacts } from '../../records/record-facts.ts';
import type { Phrase, Telling } from '../telling.ts';
import { bedroomsInWords, capital, counted, KITCHEN_WORDS, listed } from '../words.ts';

const kitchen = (facts: PropertyFacts): Pair => KITCHEN_WORDS[facts.Kitchen ?? 'fitted'];
const flat = ({ subject }: Telling) => subject.kind === 'apartment' || subject.kind === 'newApartment';

/** A bathroom, a shower room: the things to count. */
function washRooms(facts: PropertyFacts): Pair[] {
  const baths = counted(facts.Bathrooms ?? 1, ['badkamer', 'badkamers'], ['salle de bains', 'salles de bains']);
  const showers = counted(
    facts.Showers ?? 0,
    ['doucheruimte', 'doucheruimtes'],
    ['salle de douche', 'salles de douche'],
  );
  return facts.Showers ? [baths, showers] : [baths];
}

const washing = (facts: PropertyFacts): Pair => listed(washRooms(facts));
const bedrooms = (facts: PropertyFacts): Pair => bedroomsInWords(facts.Bedrooms ?? 0);
const TWO_TOILETS: Pair = ['twee toiletten', 'deux toilettes'];

/** Where one lives by day. */
export const dayRooms: readonly Phrase[] = [
  ({ facts }) => [
    `Grote ramen maken de woonkamer licht; de ${kitchen(facts)[0]} heeft plaats voor een ontbijttafel.`,
    `De grandes fenêtres éclairent le séjour ; la ${kitchen(facts)[1]} laisse la place d’une table de petit-déjeuner.`,
  ],
  ({ facts, subject: { entry } }) =>
    entry.year < 1945
      ? [
          `Een brede doorgang verbindt de twee leefkamers, en daarachter ligt de ${kitchen(facts)[0]}.`,
          `Une large ouverture relie les deux pièces de vie, et la ${kitchen(facts)[1]} prolonge le tout.`,
        ]
      : null,
  ({ facts }) => [
    `Zithoek en eetplaats vormen één geheel; de ${kitchen(facts)[0]} sluit er rechtstreeks op aan.`,
    `Salon et salle à manger ne font qu’un ; la ${kitchen(facts)[1]} s’ouvre directement sur eux.`,
  ],
  ({ facts }) => [
    `Via de inkomhal komt u in een lichte woonkamer met daarnaast een ${kitchen(facts)[0]}.`,
    `Le hall d’entrée mène à un séjour clair, prolongé par une ${kitchen(facts)[1]}.`,
  ],
  ({ facts }) =>
    facts.Garden
      ? [
          `De woonkamer kijkt uit op de tuin, en vanuit de ${kitchen(facts)[0]} houdt u de kinderen in het oog.`,
          `Le séjour donne sur le jardin, et depuis la ${kitchen(facts)[1]} on garde un œil sur les enfants.`,
        ]
      : null,
  ({ facts }) => [
    `De leefruimte krijgt op elk moment van de dag licht. De ${kitchen(facts)[0]} heeft genoeg werkblad om met twee te koken.`,
    `La pièce de vie reçoit de la lumière à toute heure. La ${kitchen(facts)[1]} a assez de plan de travail pour cuisiner à deux.`,
  ],
  ({ facts }) =>
    facts.FloorCoverings.includes('parquet')
      ? [
          `In de woonkamer ligt parket, in de ${kitchen(facts)[0]} een tegelvloer die tegen een stootje kan.`,
          `Parquet dans le séjour, carrelage dans la ${kitchen(facts)[1]} : chaque sol est à sa place.`,
        ]
      : null,
  ({ facts }) => [
    `Een vestiaire bij de ingang, een woonkamer waar een lange tafel past en een ${kitchen(facts)[0]}: de dagelijkse dingen kloppen.`,
    `Un vestiaire à l’entrée, un séjour où tient une longue table, une ${kitchen(facts)[1]} : le quotidien est bien pensé.`,
  ],
  ({ facts }) => [
    `De ${kitchen(facts)[0]} vormt het hart van de leefruimte; met een deur meer of minder maakt u er een aparte kamer van.`,
    `La ${kitchen(facts)[1]} est au cœur de la pièce de vie ; une cloison suffirait à en faire une pièce à part.`,
  ],
  ({ facts, subject: { entry } }) =>
    entry.year < 1945
      ? [
          `Hoge plafonds geven de leefruimtes lucht. De ${kitchen(facts)[0]} ligt achteraan, aan de lichtste kant.`,
          `Les hauts plafonds font respirer les pièces de vie. La ${kitchen(facts)[1]} se trouve à l’arrière, du côté le plus clair.`,
        ]
      : null,
  ({ facts }) =>
    facts.Kitchen === 'basic'
      ? [
          'De keuken is gedateerd en mag vervangen worden, maar de ruimte eromheen laat alle opstellingen toe.',
          'La cuisine a fait son temps, mais l’espace autour permet toutes les configurations.',
        ]
      : [
          `Wie graag tafelt, schuift aan in de eetplaats naast de ${kitchen(facts)[0]}; de zithoek ligt er wat rustiger bij.`,
          `On mange à côté de la ${kitchen(facts)[1]} et l’on se retire ensuite au salon, un peu plus à l’abri.`,
        ],
];

/** Where one sleeps and washes. */
export const nightRooms: readonly Phrase[] = [
  (telling) => {
    const [nl, fr] = listed([bedrooms(telling.facts), ...washRooms(telling.facts)]);
    return telling.facts.Floors === 1 || flat(telling)
      ? [`De nachthal geeft uit op ${nl}.`, `Le hall de nuit dessert ${fr}.`]
      : [`Op de verdieping liggen ${nl}.`, `L’étage réunit ${fr}.`];
  },
  (telling) => {
    const [nl, fr] = bedrooms(telling.facts);
    const wash = washing(telling.facts);
    if (telling.facts.Bedrooms === 1) return null;
    return [
      `Slapen doet u in ${nl}; voor het sanitair rekent u op ${wash[0]}.`,
      `Côté nuit, ${fr} ; côté sanitaires, ${wash[1]}.`,
    ];
  },
  ({ facts }) => {
    const count = facts.Bedrooms ?? 0;
    const wash = washing(facts);
    return count > 1
      ? [
          `De grootste van de ${bedroomsInWords(count)[0]} biedt plaats aan een kast over de volle breedte. Verder vindt u er ${wash[0]}.`,
          `La plus grande des ${bedroomsInWords(count)[1]} accueille une garde-robe sur toute la largeur. Le tout complété par ${wash[1]}.`,
        ]
      : [
          `De slaapkamer is ruim genoeg voor een dubbel bed en een bureau, met ${wash[0]} ernaast.`,
          `La chambre accueille sans peine un grand lit et un bureau, avec ${wash[1]} à côté.`,
        ];
  },
  ({ facts }) => {
    const count = facts.Bedrooms ?? 0;
    const wash = washing(facts);
    return count > 2
      ? [
          `${capital(bedroomsInWords(count)[0])}, waarvan één ook een prettige werkkamer zou zijn, delen ${wash[0]}.`,
          `${capital(bedroomsInWords(count)[1])}, dont l’une ferait un agréable bureau, se partagent ${wash[1]}.`,
        ]
      : null;
  },
  ({ facts }) => {
    const [nl, fr] = listed([bedrooms(facts), ...washRooms(facts), ...(facts.Toilets === 2 ? [TWO_TOILETS] : [])]);
    return [`Tel daarbij ${nl}.`, `Comptez aussi ${fr}.`];
  },
  ({ facts }) => {
    const wash = washing(facts);
    return (facts.Bedrooms ?? 0) > 1
      ? [
          `De indeling is praktisch: ${bedrooms(facts)[0]} die elk hun eigen deur op de gang hebben, met ${wash[0]} vlakbij.`,
          `La distribution est pratique : ${bedrooms(facts)[1]} qui ont chacune leur porte sur le couloir, avec ${wash[1]} à côté.`,
        ]
      : null;
  },
  ({ facts }) => {
    if (!facts.FloorCoverings.includes('laminate')) return null;
    const wet: Pair =
      washRooms(facts).length > 1 || (facts.Bathrooms ?? 1) > 1
        ? ['de sanitaire ruimtes zijn', 'les salles d’eau']
        : ['de badkamer is', 'la salle de bains'];
    const dry: Pair =
      facts.Bedrooms === 1
        ? ['de slaapkamer', 'la chambre']
        : [`de ${bedrooms(facts)[0]}`, `les ${bedrooms(facts)[1]}`];
    return [
      `In ${dry[0]} ligt laminaat; ${wet[0]} tot het plafond betegeld.`,
      `Stratifié dans ${dry[1]} ; carrelage jusqu’au plafond dans ${wet[1]}.`,
    ];
  },
];

/** Cellar, attic, office. */
export const spareRooms: readonly Phrase[] = [
  ({ facts }) =>
    facts.Cellar && facts.Attic
      ? [
          'Wijn in de kelder, koffers op zolder: voor alles is er een plaats.',
          'Le vin à la cave, les valises au grenier : chaque chose a sa place.',
        ]
      : null,
  ({ facts }) =>
    facts.Cellar && facts.Attic
      ? [
          'Kelder en zolder zorgen voor de bergruimte die men elders mist.',
          'Cave et grenier offrent le rangement qui manque ailleurs.',
        ]
      : null,
  ({ facts }) =>
    facts.Cellar && facts.Attic
      ? [
          'Onder het huis is er een kelder, onder het dak een zolder: opbergen is hier geen zorg.',
          'Une cave sous la maison, un grenier sous le toit : ranger n’est pas un souci ici.',
        ]
      : null,
  (telling) =>
    telling.facts.Cellar && !telling.facts.Attic && !flat(telling)
      ? ['De kelder is droog en op stahoogte.', 'La cave est sèche et l’on s’y tient debout.']
      : null,
  (telling) =>
    telling.facts.Cellar && flat(telling)
      ? ['Een private kelder hoort erbij.', 'Une cave privative complète le bien.']
      : null,
  (telling) =>
    telling.facts.Cellar && flat(telling)
      ? [
          'Wat niet in de kasten past, gaat naar de eigen berging in de kelder.',
          'Ce qui n’entre pas dans les armoires trouve sa place dans la cave privative.',
        ]
      : null,
  ({ facts }) =>
    facts.Attic && !facts.Cellar
      ? [
          'De zolder is bereikbaar met een vaste trap en leent zich tot een extra kamer.',
          'Le grenier, accessible par un escalier fixe, se prête à une pièce de plus.',
        ]
      : null,
  ({ facts }) =>
    facts.Attic && !facts.Cellar
      ? ['Op zolder is er nog plaats voor wie wil uitbreiden.', 'Le grenier reste disponible pour qui veut s’agrandir.']
      : null,
];
