import type { Pair, PlanEntry } from './entry.ts';

interface Unit {
  id: number;
  unit: string;
  floor: number;
  size: readonly [bedrooms: number, living: number, terrace: number];
  price: number;
  label: 'A' | 'A+';
  detail: Pair;
  more?: Partial<PlanEntry>;
}

function unitsOf(project: number, town: string, floors: number, year: number, units: Unit[]): PlanEntry[] {
  return units.map(({ id, unit, floor, size: [bedrooms, living, terrace], price, label, detail, more }) => ({
    id,
    webId: 2,
    goal: 'sale',
    town,
    building: 'new-apartment',
    year,
    price,
    bedrooms,
    living,
    label,
    project,
    unit,
    detail,
    title: [
      `Nieuwbouwappartement met ${bedrooms === 1 ? 'één slaapkamer' : `${bedrooms} slaapkamers`}`,
      `Appartement neuf ${bedrooms} chambre${bedrooms > 1 ? 's' : ''} avec terrasse de ${terrace} m²`,
    ],
    ...more,
    facts: { Floor: floor, Floors: floors, Lift: floors > 2, Terrace: true, SurfaceTerrace: terrace, ...more?.facts },
  }));
}

/** The fourteen new apartments of the projects. */
export const units: PlanEntry[] = [
  ...unitsOf(79, 'Ath', 4, 2027, [
    {
      id: 9136,
      unit: '0.1',
      floor: 0,
      size: [2, 92, 24],
      price: 275000,
      label: 'A',
      detail: [
        'Het enige appartement van de residentie met een eigen tuintje van 60 m² aan de Dender.',
        'Le seul appartement de la résidence avec un jardinet privatif de 60 m² côté Dendre.',
      ],
      more: { facts: { Garden: true, SurfaceGarden: 60 } },
    },
    {
      id: 4380,
      unit: '1.1',
      floor: 1,
      size: [2, 88, 11],
      price: 265000,
      label: 'A',
      detail: [
        'Hoekappartement met ramen op het oosten en het zuiden.',
        'Appartement d’angle, avec des fenêtres à l’est et au sud.',
      ],
      more: { ribbon: 2, status: 2 },
    },
    {
      id: 7813,
      unit: '1.2',
      floor: 1,
      size: [1, 64, 9],
      price: 215000,
      label: 'A',
      detail: [
        'De kleinste unit, en de scherpst geprijsde: een belegging die u zelf nog eens kunt bewonen.',
        'Le plus petit logement et le plus abordable : un placement que l’on peut un jour habiter soi-même.',
      ],
    },
    {
      id: 5629,
      unit: '2.1',
      floor: 2,
      size: [3, 118, 16],
      price: 345000,
      label: 'A+',
      detail: [
        'Drie slaapkamers rond een nachthal, met een tweede badkamer voor de ouders.',
        'Trois chambres autour d’un hall de nuit, avec une seconde salle d’eau pour les parents.',
      ],
      more: { ribbon: 3, facts: { Showers: 1 } },
    },
    {
      id: 8326,
      unit: '2.2',
      floor: 2,
      size: [2, 90, 12],
      price: 279000,
      label: 'A',
      detail: [
        'De koper kiest nog zelf keuken, vloeren en deuren bij onze vaste leveranciers.',
        'L’acquéreur choisit encore cuisine, sols et portes chez nos fournisseurs attitrés.',
      ],
    },
    {
      id: 6890,
      unit: '3.1',
      floor: 3,
      size: [3, 124, 42],
      price: 365000,
      label: 'A+',
      detail: [
        'Een penthouse op de teruggetrokken bovenverdieping, met een terras rondom en zicht op de Sint-Juliaanskerk.',
        'Un penthouse à l’étage en retrait, ceinturé d’une terrasse, avec vue sur l’église Saint-Julien.',
      ],
      more: {
        ribbon: 1,
        title: [
          'Penthouse met terras van 42 m²',
          'Penthouse neuf 3 chambres, terrasse de 42 m² et vue sur les toits d’Ath',
        ],
      },
    },
  ]),
  ...unitsOf(78, 'Lessines', 3, 2027, [
    {
      id: 4965,
      unit: 'A1',
      floor: 0,
      size: [2, 86, 18],
      price: 235000,
      label: 'A',
      detail: [
        'Gelijkvloers, drempelloos en met deuren van 93 cm: geschikt voor wie zich moeilijk verplaatst.',
        'Au rez, sans seuil et avec des portes de 93 cm : adapté aux personnes à mobilité réduite.',
      ],
    },
    {
      id: 9652,
      unit: 'A2',
      floor: 1,
      size: [2, 84, 10],
      price: 229000,
      label: 'A',
      detail: [
        'Woonkamer over de volle breedte, met licht van voor- en achterkant.',
        'Séjour traversant sur toute la largeur, avec la lumière des deux façades.',
      ],
      more: { ribbon: 2, status: 2 },
    },
    {
      id: 7121,
      unit: 'B2',
      floor: 2,
      size: [3, 112, 21],
      price: 299000,
      label: 'A',
      detail: [
        'Onder het dak, met een schuin plafond dat in de woonkamer tot 4,20 meter oploopt.',
        'Sous la toiture, avec un plafond rampant qui monte à 4,20 m dans le séjour.',
      ],
    },
  ]),
  ...unitsOf(77, 'Chièvres', 2, 2026, [
    {
      id: 5480,
      unit: '1',
      floor: 0,
      size: [2, 94, 20],
      price: 249000,
      label: 'A',
      detail: [
        'Het terras ligt gelijk met de gemeenschappelijke boomgaard.',
        'La terrasse est de plain-pied avec le verger commun.',
      ],
    },
    {
      id: 8847,
      unit: '3',
      floor: 1,
      size: [2, 91, 12],
      price: 245000,
      label: 'A',
      detail: [
        'Trap én plaats voor een traplift werden al bij de bouw voorzien.',
        'L’escalier a été dimensionné dès le départ pour recevoir un monte-escalier.',
      ],
    },
  ]),
  ...unitsOf(75, 'Brugelette', 3, 2026, [
    {
      id: 6208,
      unit: '0.2',
      floor: 0,
      size: [2, 89, 16],
      price: 239000,
      label: 'A',
      detail: [
        'Verkocht op plan nog voor de eerste steen gelegd was.',
        'Vendu sur plan avant même la pose de la première pierre.',
      ],
      more: { ribbon: 2, status: 2 },
    },
    {
      id: 9930,
      unit: '2.1',
      floor: 2,
      size: [3, 115, 28],
      price: 319000,
      label: 'A+',
      detail: [
        'De bovenste unit deelt haar verdieping met niemand.',
        'Le logement du dernier étage ne partage son palier avec personne.',
      ],
    },
  ]),
  ...unitsOf(71, 'Maffle', 3, 2026, [
    {
      id: 7265,
      unit: '1.3',
      floor: 1,
      size: [2, 96, 13],
      price: 259000,
      label: 'A',
      detail: [
        'Het laatste van acht appartementen: keuken en badkamer zijn geplaatst, u kunt ze komen bekijken.',
        'Le dernier des huit appartements : cuisine et salle de bains sont posées, venez les voir.',
      ],
    },
  ]),
];
