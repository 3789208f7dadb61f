import type { Phrase } from '../telling.ts';
import { bedroomsInWords, capital, euro, plot } from '../words.ts';

/** First sentence of a plot. */
export const landOpenings: readonly Phrase[] = [
  ({ where, within, facts }) => [
    `${capital(within[0])} verkopen wij dit perceel van ${plot(facts.SurfaceGround ?? 0)[0]}, met ${facts.PlotWidth} meter aan de straat.`,
    `${capital(where[1])}, nous vendons cette parcelle de ${plot(facts.SurfaceGround ?? 0)[1]}, avec ${facts.PlotWidth} mètres à rue.`,
  ],
  ({ where, facts }) => [
    `Bouwen ${where[0]}: het kan op deze grond van ${plot(facts.SurfaceGround ?? 0)[0]}, ${facts.PlotWidth} meter breed.`,
    `Bâtir ${where[1]} : c’est possible sur ce terrain de ${plot(facts.SurfaceGround ?? 0)[1]}, large de ${facts.PlotWidth} mètres.`,
  ],
  ({ where, within, facts }) => [
    `Een straatbreedte van ${facts.PlotWidth} meter en een oppervlakte van ${plot(facts.SurfaceGround ?? 0)[0]}: ziedaar een bouwgrond ${within[0]} waar een architect iets mee kan.`,
    `${facts.PlotWidth} mètres à rue et ${plot(facts.SurfaceGround ?? 0)[1]} : voilà, ${where[1]}, un terrain qui inspirera votre architecte.`,
  ],
  ({ where, facts }) => [
    `Bouwgrond wordt schaars ${where[0]}. Dit perceel meet ${plot(facts.SurfaceGround ?? 0)[0]}.`,
    `Les terrains à bâtir se font rares ${where[1]}. Celui-ci mesure ${plot(facts.SurfaceGround ?? 0)[1]}.`,
  ],
];

/** What may be built, and what is in the street. */
export const landRules: readonly Phrase[] = [
  ({ facts }) =>
    facts.AllotmentPermit === 'yes'
      ? [
          'De verkaveling is vergund: bouwlijn, kroonlijsthoogte en dakvorm liggen vast in voorschriften die we u bezorgen.',
          'Le permis d’urbanisation est délivré : front de bâtisse, hauteur sous corniche et toiture suivent des prescriptions que nous vous remettons.',
        ]
      : null,
  ({ facts }) =>
    facts.AllotmentPermit === 'no'
      ? [
          'Het perceel ligt buiten een verkaveling; de gemeente beoordeelt elk ontwerp op zijn verdiensten.',
          'Le terrain n’est pas repris dans un lotissement ; la commune jugera votre projet sur pièces.',
        ]
      : null,
  ({ facts }) =>
    facts.HasGas === false
      ? [
          'Water en elektriciteit liggen in de straat; gas niet, wat met een warmtepomp geen gemis is.',
          'L’eau et l’électricité sont en rue ; pas le gaz, ce qu’une pompe à chaleur fait vite oublier.',
        ]
      : null,
  ({ facts }) =>
    facts.HasDrain === false
      ? [
          'Riolering is er nog niet: voorzie een individuele waterzuivering.',
          'Il n’y a pas encore d’égout : prévoyez une épuration individuelle.',
        ]
      : null,
  ({ facts }) =>
    facts.HasGas && facts.HasDrain
      ? [
          'Water, gas, elektriciteit en riolering liggen in de straat.',
          'Eau, gaz, électricité et égouts se trouvent en rue.',
        ]
      : null,
  ({ facts }) =>
    facts.AreaDestination === 'ruralResidential'
      ? [
          'Op het gewestplan is het woongebied met landelijk karakter.',
          'Au plan de secteur, la zone est d’habitat à caractère rural.',
        ]
      : null,
  () => [
    'Verkoop onder registratierechten; uw bouwer kan vrij gekozen worden.',
    'Vente sous droits d’enregistrement, libre de constructeur.',
  ],
];

/** First sentence of a shop, office, hall or investment. */
export const businessOpenings: readonly Phrase[] = [
  ({ where, within, facts: { SurfaceStore: store } }) =>
    store
      ? [
          `${capital(within[0])} staat ${store} m² handels- of bedrijfsruimte klaar voor een nieuw begin.`,
          `${capital(where[1])}, ${store} m² de surface professionnelle attendent un nouveau départ.`,
        ]
      : null,
  ({ where, subject: { entry } }) =>
    entry.webId === 5
      ? [
          `Een belegging ${where[0]} in een gebouw uit ${entry.year}, op een plek waar verhuren vlot gaat.`,
          `Un placement ${where[1]}, dans un immeuble de ${entry.year}, là où l’on loue sans peine.`,
        ]
      : null,
  ({ where, subject: { entry } }) =>
    entry.webId === 5
      ? [
          `Beleggen in steen ${where[0]}: ${entry.living} m² verhuurbaar, gebouwd in ${entry.year}.`,
          `Investir dans la brique ${where[1]} : ${entry.living} m² locatifs, bâtis en ${entry.year}.`,
        ]
      : null,
  ({ where, subject: { entry } }) =>
    entry.goal === 'rent'
      ? [
          `Ondernemen ${where[0]}? Deze ruimte in een gebouw uit ${entry.year} is te huur.`,
          `Entreprendre ${where[1]} ? Cet espace, dans un immeuble de ${entry.year}, est à louer.`,
        ]
      : null,
  ({ within: where, facts: { SurfaceStore: store }, subject: { entry } }) =>
    store && entry.webId !== 5
      ? [
          `Zichtbaar, bereikbaar en ${store} m² groot: dit pand ${where[0]} heeft wat een zaak nodig heeft.`,
          `Visible, accessible et vaste de ${store} m² : ce bien ${where[1]} a ce qu’il faut à une affaire.`,
        ]
      : null,
  ({ where, subject: { entry } }) =>
    entry.webId === 7
      ? [
          `Een pand met karakter ${where[0]}, gebouwd in ${entry.year} en klaar voor een nieuw leven.`,
          `Un bâtiment de caractère ${where[1]}, élevé en ${entry.year} et prêt pour une nouvelle vie.`,
        ]
      : null,
];

/** Further facts of business premises. */
export const businessFacts: readonly Phrase[] = [
  ({ subject: { entry } }) =>
    entry.webId === 5
      ? [
          'Elke wooneenheid heeft haar eigen energiecertificaat; de huurcontracten en de kostenafrekeningen liggen ter inzage.',
          'Chaque logement a son propre certificat énergétique ; baux et décomptes de charges sont consultables.',
        ]
      : null,
  ({ subject: { entry } }) =>
    entry.webId === 5
      ? [
          'Vraag ons het overzicht van huurinkomsten, voorheffing en verzekering: u rekent het rendement zelf na.',
          'Demandez-nous le relevé des loyers, du précompte et de l’assurance : vous referez le calcul du rendement vous-même.',
        ]
      : null,
  ({ facts }) =>
    facts.Parkings
      ? [
          `Klanten en personeel parkeren op ${facts.Parkings} eigen plaatsen.`,
          `Clients et personnel disposent de ${facts.Parkings} places privées.`,
        ]
      : null,
  ({ facts: { SurfaceOffice: office, SurfaceStore: store } }) =>
    office && store
      ? [
          `Naast ${store} m² opslag is er ${office} m² kantoor.`,
          `Outre ${store} m² de stockage, on compte ${office} m² de bureaux.`,
        ]
      : null,
  ({ subject: { entry } }) =>
    entry.bedrooms
      ? [
          `De woonst boven de zaak telt ${bedroomsInWords(entry.bedrooms)[0]} en heeft een aparte ingang.`,
          `Le logement au-dessus de l’activité compte ${bedroomsInWords(entry.bedrooms)[1]} et possède une entrée séparée.`,
        ]
      : null,
  ({ subject: { entry } }) =>
    entry.webId === 6
      ? [
          'De omgeving mengt handel, diensten en wonen; andere activiteiten zijn bespreekbaar.',
          'Le quartier mêle commerces, services et logements ; d’autres activités sont envisageables.',
        ]
      : null,
  ({ facts }) =>
    facts.GroundCertificate === 'listed'
      ? [
          'Het perceel is opgenomen in de inventaris van de bodemtoestand; het dossier is beschikbaar.',
          'La parcelle figure à la banque de données de l’état des sols ; le dossier est disponible.',
        ]
      : null,
  ({ facts: { SurfaceGround: ground }, subject: { entry } }) =>
    ground && ground > 300
      ? [
          `Het terrein meet ${plot(ground)[0]}; ${entry.webId === 7 ? 'er is dus ook buiten ruimte' : 'uitbreiden of parkeren kan op eigen grond'}.`,
          `Le terrain mesure ${plot(ground)[1]} ; ${entry.webId === 7 ? 'l’espace ne manque donc pas dehors non plus' : 'on peut s’agrandir ou se garer chez soi'}.`,
        ]
      : null,
  ({ facts: { Permit: permit }, subject: { entry } }) =>
    entry.webId === 7 && permit === 'yes'
      ? ['De plannen van de architect worden meeverkocht.', 'Les plans de l’architecte sont compris dans la vente.']
      : null,
];

/** Garages in two sentences. */
export const garageOpenings: readonly Phrase[] = [
  ({ where, facts }) => [
    `${capital(where[0])}: een overdekte plek van ${facts.SurfaceTotal} m² in een rij die in goede staat is.`,
    `${capital(where[1])} : un abri de ${facts.SurfaceTotal} m² dans une rangée en bon état.`,
  ],
  ({ where, subject: { entry } }) => [
    `Parkeren ${where[0]} zonder rondjes te draaien, in een garage uit ${entry.year}.`,
    `Se garer ${where[1]} sans tourner en rond, dans un garage de ${entry.year}.`,
  ],
];

/** New construction: taxes and delivery. */
export const newBuilds: readonly Phrase[] = [
  ({ facts }) =>
    facts.VatAmount && facts.GaragePrice
      ? [
          `Boven op de prijs komen btw voor het gebouw en registratierechten voor het grondaandeel. Wie een staanplaats wil, betaalt ${euro(facts.GaragePrice, 'nl')} meer.`,
          `La TVA sur le bâtiment et les droits d’enregistrement sur la quote-part de terrain s’ajoutent au prix. Pour un emplacement, comptez ${euro(facts.GaragePrice, 'fr')} de plus.`,
        ]
      : null,
  ({ facts }) =>
    facts.VatRate
      ? [
          'Onder btw gekocht, met tien jaar aansprakelijkheid van aannemer en architect. Wij zetten alle kosten voor u op een rij.',
          'Un achat sous TVA, couvert par la responsabilité décennale de l’entrepreneur et de l’architecte. Nous détaillons tous les frais pour vous.',
        ]
      : null,
  ({ facts }) =>
    facts.VatAmount && facts.GaragePrice
      ? [
          `De prijs is exclusief 21 % btw op het bouwaandeel en registratierechten op de grond. Een staanplaats kan erbij voor ${euro(facts.GaragePrice, 'nl')}.`,
          `Prix hors TVA de 21 % sur la part de construction et droits d’enregistrement sur le terrain. Un emplacement s’ajoute pour ${euro(facts.GaragePrice, 'fr')}.`,
        ]
      : null,
  ({ facts }) =>
    facts.ELevel
      ? [
          `Met een Ew-peil van ${facts.ELevel}, een warmtepomp en balansventilatie ligt het verbruik ver onder wat u gewend bent.`,
          `Avec un niveau Ew de ${facts.ELevel}, une pompe à chaleur et une ventilation double flux, la consommation est bien en deçà de ce que vous connaissez.`,
        ]
      : null,
  ({ facts }) =>
    facts.VatRate
      ? [
          `Reken op ${facts.VatRate} % btw op de constructie; op het grondaandeel betaalt u registratierechten. Wij maken u een volledige kostenraming.`,
          `Comptez ${facts.VatRate} % de TVA sur la construction et des droits d’enregistrement sur la quote-part de terrain. Nous établissons pour vous une estimation complète.`,
        ]
      : null,
];
