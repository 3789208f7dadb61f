import type { Phrase, Telling } from '../telling.ts';
import { bedroomsInWords, capital, NOUNS, plot } from '../words.ts';

const isRent = ({ subject }: Telling) => subject.entry.goal === 'rent';

/** First sentence of a house. */
export const houseOpenings: readonly Phrase[] = [
  ({ subject: { entry }, where }) => {
    const noun = NOUNS[entry.building];
    const [nl, fr] = bedroomsInWords(entry.bedrooms ?? 0);
    return [
      `${capital(where[0])}: ${noun.thisNl} uit ${entry.year} telt ${nl} en ${entry.living} m² woonoppervlakte.`,
      `${capital(where[1])} : ${noun.thisFr} de ${entry.year} compte ${fr} et ${entry.living} m² habitables.`,
    ];
  },
  ({ subject: { entry }, where, facts }) => {
    const [nl, fr] = bedroomsInWords(entry.bedrooms ?? 0);
    return facts.Garden
      ? [
          `Zoekt u ${nl} en een tuin ${where[0]}? Dan staat ${NOUNS[entry.building].thisNl} uit ${entry.year} best op uw lijstje.`,
          `Vous cherchez ${fr} et un jardin ${where[1]} ? Alors ${NOUNS[entry.building].thisFr} de ${entry.year} mérite d’être sur votre liste.`,
        ]
      : null;
  },
  ({ subject: { entry }, where }) => [
    `Bouwjaar ${entry.year}, ${entry.living} m² bewoonbaar, ${bedroomsInWords(entry.bedrooms ?? 0)[0]}: dat zijn de cijfers van ${NOUNS[entry.building].thisNl} ${where[0]}. De rest moet u komen zien.`,
    `Construction de ${entry.year}, ${entry.living} m² habitables, ${bedroomsInWords(entry.bedrooms ?? 0)[1]} : voilà pour les chiffres de ${NOUNS[entry.building].thisFr} ${where[1]}. Le reste se découvre sur place.`,
  ],
  ({ subject: { entry }, where }) => {
    const land = entry.land && entry.land > 400 ? plot(entry.land) : null;
    return land
      ? [
          `${capital(NOUNS[entry.building].thisNl)} ligt ${where[0]}, op een perceel van ${land[0]}.`,
          `${capital(NOUNS[entry.building].thisFr)} se trouve ${where[1]}, sur un terrain de ${land[1]}.`,
        ]
      : null;
  },
  (telling) => {
    const { entry } = telling.subject;
    const [nl, fr] = bedroomsInWords(entry.bedrooms ?? 0);
    const noun = NOUNS[entry.building];
    return [
      `${isRent(telling) ? 'Te huur' : 'Te koop'} ${telling.where[0]}: een ${noun.nl} met ${nl}, gebouwd in ${entry.year}.`,
      `${isRent(telling) ? 'À louer' : 'À vendre'} ${telling.where[1]} : ${noun.fr} avec ${fr}, construction de ${entry.year}.`,
    ];
  },
  ({ subject: { entry }, where, facts }) =>
    entry.year >= 2000
      ? [
          `Hedendaags wonen ${where[0]}: ${NOUNS[entry.building].thisNl} werd in ${entry.year} opgetrokken met aandacht voor licht en isolatie, op ${plot(facts.SurfaceGround ?? 0)[0]} grond.`,
          `Vivre avec son temps ${where[1]} : dans ${NOUNS[entry.building].thisFr} de ${entry.year}, tout a été pensé pour la lumière et l’isolation, sur ${plot(facts.SurfaceGround ?? 0)[1]}.`,
        ]
      : null,
  ({ subject: { entry }, within: where, facts }) =>
    entry.year >= 1950 && entry.year < 2000 && facts.Condition === 'good'
      ? [
          `Degelijk gebouwd in ${entry.year} en sindsdien met zorg onderhouden: ${NOUNS[entry.building].thisNl} ${where[0]} biedt ${entry.living} m² om in te leven.`,
          `Du solide, bâti en ${entry.year} et entretenu avec soin depuis : ${NOUNS[entry.building].thisFr} ${where[1]} offre ${entry.living} m² à vivre.`,
        ]
      : null,
  ({ subject: { entry }, where }) =>
    entry.year < 1940
      ? [
          `Met een gevel uit ${entry.year} hoort ${NOUNS[entry.building].thisNl} bij het vertrouwde straatbeeld ${where[0]}. Binnen wachten ${entry.living} m² en ${bedroomsInWords(entry.bedrooms ?? 0)[0]}.`,
          `Avec sa façade de ${entry.year}, ${NOUNS[entry.building].thisFr} fait partie du décor familier ${where[1]}. Derrière, ${entry.living} m² et ${bedroomsInWords(entry.bedrooms ?? 0)[1]}.`,
        ]
      : null,
  ({ subject: { entry }, where }) => [
    `Er is plaats voor een heel gezin in ${NOUNS[entry.building].thisNl} ${where[0]}: ${entry.living} m² leefruimte en ${bedroomsInWords(entry.bedrooms ?? 0)[0]}.`,
    `Il y a de la place pour toute une famille dans ${NOUNS[entry.building].thisFr} ${where[1]} : ${entry.living} m² habitables et ${bedroomsInWords(entry.bedrooms ?? 0)[1]}.`,
  ],
];

const storey = (floor: number): readonly [string, string] =>
  floor === 0
    ? ['op het gelijkvloers', 'au rez-de-chaussée']
    : [
        `op de ${['', 'eerste', 'tweede', 'derde', 'vierde', 'vijfde'][floor] ?? `${floor}de`} verdieping`,
        `au ${floor === 1 ? '1er' : `${floor}e`} étage`,
      ];

/** First sentence of an apartment. */
export const apartmentOpenings: readonly Phrase[] = [
  ({ subject: { entry }, where, facts }) => [
    `${capital(where[0])}, ${storey(facts.Floor ?? 0)[0]} van een gebouw uit ${entry.year}, vindt u dit appartement van ${entry.living} m² met ${bedroomsInWords(entry.bedrooms ?? 0)[0]}.`,
    `${capital(where[1])}, ${storey(facts.Floor ?? 0)[1]} d’un immeuble de ${entry.year}, cet appartement de ${entry.living} m² compte ${bedroomsInWords(entry.bedrooms ?? 0)[1]}.`,
  ],
  ({ subject: { entry }, within: where, facts }) => [
    `Dit appartement ${where[0]} ligt ${storey(facts.Floor ?? 0)[0]}${facts.Lift && facts.Floor ? ' en is met de lift bereikbaar' : ''}. Het heeft ${bedroomsInWords(entry.bedrooms ?? 0)[0]} en een woonoppervlakte van ${entry.living} m².`,
    `Cet appartement ${where[1]} se situe ${storey(facts.Floor ?? 0)[1]}${facts.Lift && facts.Floor ? ', desservi par un ascenseur' : ''}. On y compte ${bedroomsInWords(entry.bedrooms ?? 0)[1]} et ${entry.living} m² habitables.`,
  ],
  (telling) => {
    const { entry } = telling.subject;
    return [
      `${isRent(telling) ? 'Te huur' : 'Te koop'} ${telling.where[0]}: ${entry.living} m², ${bedroomsInWords(entry.bedrooms ?? 0)[0]}, ${storey(telling.facts.Floor ?? 0)[0]}.`,
      `${isRent(telling) ? 'À louer' : 'À vendre'} ${telling.where[1]} : ${entry.living} m², ${bedroomsInWords(entry.bedrooms ?? 0)[1]}, ${storey(telling.facts.Floor ?? 0)[1]}.`,
    ];
  },
  ({ subject: { entry }, where, within }) =>
    (entry.bedrooms ?? 0) === 1
      ? [
          `Een appartement op maat van één persoon of een koppel, ${where[0]}: ${entry.living} m² zonder verloren ruimte.`,
          `Un appartement à la mesure d’une personne seule ou d’un couple, ${where[1]} : ${entry.living} m² sans place perdue.`,
        ]
      : [
          `Met ${entry.living} m² en ${bedroomsInWords(entry.bedrooms ?? 0)[0]} biedt dit appartement ${within[0]} meer ruimte dan men achter de gevel vermoedt.`,
          `Avec ${entry.living} m² et ${bedroomsInWords(entry.bedrooms ?? 0)[1]}, cet appartement ${within[1]} offre plus d’espace que la façade ne le laisse croire.`,
        ],
];
