import type { Feature, Goal } from '../../model/index.ts';

/** Words that visitors type into a search box, in Dutch, French, English and German together, in the folded form of `foldWords`. */

const list = (text: string): string[] => text.split('|');

export const GOAL_PHRASES: Readonly<Record<Goal, readonly string[]>> = {
  sale: list(
    'te koop|koop|kopen|aankoop|a vendre|en vente|vente|vendre|acheter|achat|for sale|to buy|buy|sale|zu verkaufen|zum kauf|kaufen|kauf',
  ),
  rent: list(
    'te huur|huur|huren|verhuur|a louer|en location|location|louer|for rent|to rent|to let|rent|rental|zu vermieten|zur miete|miete|mieten',
  ),
};

export const FEATURE_PHRASES: Readonly<Record<Feature, readonly string[]>> = {
  // Before the garden that it names.
  southFacing: list(
    'tuin op het zuiden|terras op het zuiden|op het zuiden|zuidgericht|zuidgerichte tuin|zuidgerichte|zuidtuin|zuidterras|jardin au sud|terrasse au sud|jardin plein sud|terrasse plein sud|plein sud|oriente sud|orientation sud|exposition sud|south facing garden|south - facing garden|south facing|south - facing|sudgarten|sudterrasse|sudbalkon|sudlage',
  ),
  garden: list('tuin|tuintje|jardin|jardinet|garden|garten'),
  garage: list('garage|garages|garagebox|garageboxen'),
  parking: list(
    'parkeerplaats|parkeerplaatsen|staanplaats|autostaanplaats|oprit|carport|place de parking|places de parking|emplacement de parking|parking|parking space|off street parking|driveway|stellplatz|parkplatz',
  ),
  terrace: list('terras|terrasse|terrasses|terrace|dakterras|dachterrasse'),
  lift: list('lift|ascenseur|elevator|aufzug|fahrstuhl'),
  newBuild: list('nieuwbouw|neuf|neuve|neufs|neuves|construction neuve|new build|new construction|newbuild|neubau'),
  furnished: list('gemeubeld|gemeubileerd|bemeubeld|meuble|meublee|meubles|furnished|mobliert|moebliert'),
  groundFloor: list(
    'gelijkvloers|gelijkvloerse verdieping|rez de chaussee|rez - de - chaussee|rez|ground floor|erdgeschoss',
  ),
  semiDetached: list(
    'halfopen|halfopen bebouwing|half open|half open bebouwing|3 gevels|drie gevels|driegevel|driegevelwoning|3 facades|trois facades|semi detached|semi - detached|doppelhaushalfte|halboffene bauweise',
  ),
  detached: list(
    'vrijstaand|vrijstaande|alleenstaand|alleenstaande|open bebouwing|4 gevels|vier gevels|viergevel|viergevelwoning|4 facades|quatre facades|detached|freistehend|freistehendes|offene bauweise',
  ),
  heatPump: list('warmtepomp|warmtepompen|pompe a chaleur|pompes a chaleur|heat pump|heat pumps|warmepumpe'),
  solarPanels: list(
    'zonnepanelen|zonnepaneel|panneaux solaires|panneaux photovoltaiques|photovoltaique|solar panels|solar|solaranlage|photovoltaik|photovoltaikanlage',
  ),
  priceDropped: list(
    'prijs verlaagd|verlaagde prijs|in prijs verlaagd|afgeprijsd|prijsdaling|prix en baisse|baisse de prix|prix reduit|prix baisse|price reduced|reduced price|reduced|price drop|price cut|preis gesenkt|preissenkung|reduzierter preis',
  ),
  swimmingPool: list('zwembad|zwembaden|piscine|piscines|swimming pool|pool|schwimmbad|schwimmbecken'),
};

export const AVAILABLE_PHRASES = list('beschikbaar|disponible|disponibles|available|verfugbar');

export const BEDROOM_PHRASES = list(
  'slaapkamers|slaapkamer|slpk|slpks|slk|kamers|kamer|chambres|chambre|ch|bedrooms|bedroom|beds|bed|br|schlafzimmer|schlafzimmern|zimmer|zimmern',
);

export const BATHROOM_PHRASES = list(
  'badkamers|badkamer|salles de bain|salle de bain|salles de bains|salle de bains|sdb|bathrooms|bathroom|baths|badezimmer|badezimmern|bader',
);

/** Right before a year of construction, perhaps with a word for "from". */
export const BUILT_PHRASES = list(
  'bouwjaar|gebouwd|annee de construction|construit|construite|construits|construites|built|year built|baujahr|gebaut',
);

export const SINCE_PHRASES = list('na|sinds|vanaf|apres|depuis|a partir de|after|since|from|nach|seit|ab');

export const SQUARE_METRE_PHRASES = list(
  'm2|vierkante meter|metres carres|square metres|square meters|sqm|quadratmeter|qm',
);

/** First words in the names of streets. */
export const STREET_WORDS: ReadonlySet<string> = new Set(
  list('rue|ruelle|avenue|chaussee|boulevard|chemin|sentier|quai|allee|impasse|dreve|steenweg'),
);

export const STREET_ARTICLES: ReadonlySet<string> = new Set(list('de|du|des|d|la|le|les|l|a|au|aux|op|naar|van'));

export const SAINT_WORDS: ReadonlySet<string> = new Set(list('saint|sainte|st|ste'));

/** Square metres per unit. */
export const LAND_UNITS: Readonly<Record<string, number>> = {
  are: 100,
  ares: 100,
  ha: 10_000,
  hectare: 10_000,
  hectares: 10_000,
};

/** Words for land, either that of a home or a type of its own. */
export const GROUND_PHRASES = list('grond|perceel|terrain|parcelle|land|plot|grundstuck');

/** Words that, beside an area in square metres, say that it is an area of land. */
export const LAND_PHRASES = [...GROUND_PHRASES, ...list('tuin|jardin|garden|garten')];

/** Parts of the names of types that are land only. */
export const LAND_TYPE_WORDS = list('grond|terrain|grundstuck');

export const KILOMETRE_PHRASES = list('km|kilometer|kilometre|kilometres|kilometern');

export const ENERGY_PHRASES = list(
  'epc label|epc|epc waarde|peb label|peb|certificat peb|energielabel|energie label|energy label|energieklasse|energie|energy|classe energetique|dpe',
);

/** May follow a label. They change nothing, because a label always includes the better ones. */
export const OR_BETTER_PHRASES = list('of beter|of hoger|ou mieux|ou meilleur|or better|oder besser');

/** A town with its surroundings. */
export const AROUND_PHRASES = list(
  'en omgeving|omgeving|en omstreken|omstreken|et environs|et ses environs|et les environs|environs|et alentours|et ses alentours|alentours|and surroundings|surroundings|and around|und umgebung|umgebung',
);

/** Right before a town: what lies around it. Before a sum they say something else. */
export const AROUND_TOWN_PHRASES = list(
  'rond|rondom|rond om|in de buurt van|in de omgeving van|nabij|autour d|autour de|autour du|aux alentours de|aux environs de|pres d|pres de|around|near|close to|rund um|nahe|in der nahe von',
);

export const AT_MOST_PHRASES = list(
  '<|<=|max|maximum|maximaal|maximal|minder dan|minder|onder|tot|goedkoper dan|hoogstens|moins de|moins|jusqu a|sous|au plus|maximale|under|below|less than|cheaper than|up to|at most|unter|bis zu|bis|weniger als|hochstens|budget',
);

export const AT_LEAST_PHRASES = list(
  '>|>=|min|minimum|minimaal|minimal|meer dan|boven|vanaf|minstens|plus de|a partir de|au moins|des|from|above|over|more than|at least|ab|uber|mehr als|mindestens',
);

export const BETWEEN_PHRASES = list('tussen|entre|between|zwischen|van|de|von');

export const AND_PHRASES = list('en|et|and|und|tot|a|to|bis|-');

export const CURRENCY_PHRASES = list('€|euro|euros|eur');

export const THOUSAND_PHRASES = list('k|k€|keur|duizend|mille|thousand|tausend');

export const MILLION_PHRASES = list('miljoen|mio|million|millions|millionen|mln');

export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  een: 1,
  twee: 2,
  drie: 3,
  vier: 4,
  vijf: 5,
  zes: 6,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ein: 1,
  eine: 1,
  zwei: 2,
  drei: 3,
  funf: 5,
  sechs: 6,
};

/** Synonyms and usual misspellings of types, with the words that the names of types contain. */
export const TYPE_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  huis: ['woning', 'maison'],
  huizen: ['woning', 'maison'],
  rijhuis: ['woning', 'maison', 'haus'],
  rijhuizen: ['woning', 'maison', 'haus'],
  eengezinswoning: ['woning', 'maison', 'haus'],
  eengezinswoningen: ['woning', 'maison', 'haus'],
  villa: ['woning', 'maison', 'haus'],
  villas: ['woning', 'maison', 'haus'],
  home: ['house'],
  homes: ['house'],
  flat: ['appartement', 'apartment'],
  flats: ['appartement', 'apartment'],
  appartment: ['appartement', 'apartment'],
  appartments: ['appartement', 'apartment'],
  apartement: ['appartement', 'apartment'],
  apartements: ['appartement', 'apartment'],
  hauser: ['haus'],
  wohnungen: ['wohnung'],
  studio: ['appartement', 'apartment', 'wohnung'],
  studios: ['appartement', 'apartment', 'wohnung'],
  viager: ['lijfrente', 'viager'],
  grundstucke: ['baugrundstuck'],
  garagebox: ['garage'],
  garageboxen: ['garage'],
  investering: ['opbrengsteigendom', 'immeuble de rapport'],
  investissement: ['opbrengsteigendom', 'immeuble de rapport'],
};

/** The part of a type's name that says that a home is new: "nieuwbouwappartement" is an "appartement" too. */
export const NEW_BUILD_PARTS = /^(?:nieuwbouw|neubau)(?=\p{L}{4})|(?<!\p{L})(?:neufs?|neuves?|new)(?!\p{L})/gu;

/** Words that offer one thing beside another. */
export const BESIDE_WORDS: ReadonlySet<string> = new Set(list('of|en|ou|et|or|and|oder|und'));

/** Words that say nothing about a home. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  list(
    's|in|te|met|en|of|op|bij|rond|nabij|regio|de|het|een|van|voor|om|a|au|aux|avec|et|ou|la|le|les|l|un|une|d|du|des|pour|pres|dans|autour|region|with|and|or|the|an|for|at|near|around|on|mit|und|oder|der|die|das|ein|eine|um|bei|nahe|prijs|prix|price|preis|ik|zoek|zoeken|je|cherche|recherche|looking|i|search|want|ich|suche|euro|euros|eur|€|immo|vastgoed|immobilier|immobilien|property|properties|,',
  ),
);
