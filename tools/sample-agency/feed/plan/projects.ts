import type { Pair } from './entry.ts';

/** A new-build project; its units are in `units.ts`. */
export interface ProjectPlan {
  id: number;
  name: string;
  town: string;
  street: string;
  /** Null while not decided. */
  deliveryDate: string | null;
  storeys: number;
  /** First year of the building's life. */
  year: number;
  agentId: number;
  /** Paragraphs. */
  description: readonly Pair[];
  documents: readonly { kind: 'plan' | 'certificate' | 'brochure' | 'other'; title: Pair }[];
}

const plans = { kind: 'plan', title: ['Plannen van alle verdiepingen', 'Plans de tous les niveaux'] } as const;
const specification = { kind: 'brochure', title: ['Lastenboek', 'Cahier des charges'] } as const;
const priceList = { kind: 'other', title: ['Prijslijst', 'Liste des prix'] } as const;
const deed = { kind: 'other', title: ['Basisakte', 'Acte de base'] } as const;

export const projectPlan: readonly ProjectPlan[] = [
  {
    id: 79,
    name: 'Les Tanneurs',
    town: 'Ath',
    street: 'Quai des Tanneurs',
    deliveryDate: '2027-09-30',
    storeys: 4,
    year: 2027,
    agentId: 2,
    description: [
      [
        'Op de plek waar tot in de jaren vijftig leer werd gelooid, komt een klein gebouw van baksteen en hout met zicht op de Dender. Het telt vier bouwlagen en per verdieping niet meer dan drie deuren.',
        'Là où l’on tannait encore le cuir dans les années cinquante s’élève un petit immeuble de brique et de bois tourné vers la Dendre. Quatre niveaux, et jamais plus de trois portes par palier.',
      ],
      [
        'Elk appartement krijgt een terras, een kelder en een fietsenstalling; een garage of staanplaats in de ondergrondse parking kan erbij. Warmtepomp, drievoudige beglazing en zonnepanelen voor de gemene delen houden de kosten laag.',
        'Chaque appartement a sa terrasse, sa cave et sa place vélo ; un garage ou un emplacement en sous-sol s’ajoute au choix. Pompe à chaleur, triple vitrage et panneaux solaires pour les communs gardent les charges basses.',
      ],
      [
        'De ruwbouw staat onder dak. Wie nu koopt, kiest zelf nog keuken, sanitair en vloeren.',
        'Le gros œuvre est sous toit. Qui achète aujourd’hui choisit encore sa cuisine, ses sanitaires et ses sols.',
      ],
    ],
    documents: [plans, specification, priceList, deed],
  },
  {
    id: 78,
    name: 'Le Clos du Porphyre',
    town: 'Lessines',
    street: 'Rue des Carrières',
    deliveryDate: '2027-04-15',
    storeys: 3,
    year: 2027,
    agentId: 1,
    description: [
      [
        'Lessen leeft van steen: de sokkel van dit gebouw is bekleed met porfier uit de groeve om de hoek. Twee traphallen bedienen samen zes appartementen, waarvan drie nog tot ons aanbod behoren.',
        'Lessines vit de sa pierre : le soubassement de l’immeuble est habillé de porphyre de la carrière voisine. Deux cages d’escalier desservent six appartements, dont trois dans notre portefeuille.',
      ],
      [
        'De terrassen liggen op het zuidwesten, boven een gemeenschappelijke tuin met bergingen en een moestuin. Het station is tien minuten stappen.',
        'Les terrasses regardent le sud-ouest, au-dessus d’un jardin commun avec remises et potager. La gare est à dix minutes à pied.',
      ],
    ],
    documents: [plans, specification, priceList],
  },
  {
    id: 77,
    name: 'Le Verger des Remparts',
    town: 'Chièvres',
    street: 'Rue des Remparts',
    deliveryDate: '2026-12-18',
    storeys: 2,
    year: 2026,
    agentId: 2,
    description: [
      [
        'Vier appartementen rond een oude boomgaard, tegen de resten van de stadsomwalling. Van buiten leest u het gebouw als een rij dorpshuizen: zo wilde de gemeente het, en terecht.',
        'Quatre appartements autour d’un ancien verger, contre ce qui reste des remparts. Vu de la rue, c’est une rangée de maisons de village : la commune l’a voulu ainsi, avec raison.',
      ],
      [
        'De oplevering volgt binnen enkele weken. U kunt dus bezoeken wat u koopt, en de verlichting is al aangesloten.',
        'La réception suit dans quelques semaines. On visite donc ce que l’on achète, lumière allumée.',
      ],
    ],
    documents: [plans, specification, deed],
  },
  {
    id: 75,
    name: 'Les Jardins de la Sille',
    town: 'Brugelette',
    street: 'Rue de la Station',
    deliveryDate: '2026-12-01',
    storeys: 3,
    year: 2026,
    agentId: 1,
    description: [
      [
        'Een gebouw met acht appartementen op wandelafstand van het station van Brugelette, opgetrokken in lichte baksteen met ruime dakoverstekken.',
        'Un immeuble de huit appartements à quelques pas de la gare de Brugelette, en brique claire avec de larges débords de toiture.',
      ],
      [
        'Bijna alles is verkocht. Wat rest is een bovenste verdieping die met niemand gedeeld wordt, met licht van drie kanten.',
        'Presque tout est vendu. Il reste un dernier étage sans voisin de palier, éclairé de trois côtés.',
      ],
    ],
    documents: [plans, specification, priceList],
  },
  {
    id: 71,
    name: 'La Marbrière',
    town: 'Maffle',
    street: 'Chaussée de Mons',
    deliveryDate: '2027-01-29',
    storeys: 3,
    year: 2026,
    agentId: 2,
    description: [
      [
        'Acht appartementen aan de rand van de vroegere steengroeven van Maffle, vandaag een groen gebied met wandelpaden. Het gebouw krijgt zijn laatste verflaag en nog één appartement zoekt zijn eerste eigenaar.',
        'Huit appartements en lisière des anciennes carrières de Maffle, devenues un lieu de promenade. L’immeuble reçoit sa dernière couche de peinture et un seul logement cherche encore son premier propriétaire.',
      ],
      [
        'Dat heeft voordelen: u ziet wat u koopt, u kent uw buren al en u wacht geen jaren op de sleutel.',
        'Cela a ses avantages : on voit ce que l’on achète, on connaît déjà ses voisins et la clé n’est pas pour dans deux ans.',
      ],
    ],
    documents: [plans, specification, deed],
  },
  {
    id: 50,
    name: 'L’Allée des Tilleuls',
    town: 'Belœil',
    street: 'Allée des Tilleuls',
    deliveryDate: null,
    storeys: 2,
    year: 2028,
    agentId: 1,
    description: [
      [
        'Tien gezinswoningen langs een nieuwe lindelaan, op een kwartier wandelen van het kasteelpark van Belœil. De vergunningsaanvraag is ingediend; prijzen en planning volgen zodra de gemeente beslist heeft.',
        'Dix maisons familiales le long d’une nouvelle allée de tilleuls, à un quart d’heure à pied du parc du château de Belœil. La demande de permis est déposée ; prix et calendrier suivront dès la décision de la commune.',
      ],
      [
        'Laat ons weten dat u interesse hebt: wij verwittigen u als eersten wanneer de verkoop start.',
        'Faites-nous part de votre intérêt : vous serez parmi les premiers avertis de l’ouverture des ventes.',
      ],
    ],
    documents: [],
  },
];
