import { attributeAt, childAt, isTrue, textAt, type XmlElement } from './xml-records.ts';

/** How the formats say that a home has something. */
interface Saying {
  /** Kyero's features are free texts in English, in lower case here; an element with the value 1, such as `pool`, says the same as its name. */
  kyero?: readonly string[];
  /** OpenImmo says it in an element or attribute. */
  openImmo?: (home: XmlElement) => boolean;
  /** The code of the field, if it is no yes or no. */
  code?: string;
}

const equipped = (name: string, attribute: string) => (home: XmlElement) =>
  isTrue(attributeAt(home, attribute, 'ausstattung', name));

const parks = (...kinds: string[]) => {
  const tests = kinds.map((kind) => equipped('stellplatzart', kind));
  return (home: XmlElement) => tests.some((test) => test(home));
};

const airPump = equipped('befeuerung', 'LUFTWP');
const groundPump = equipped('befeuerung', 'ERDWAERME');

/** Field of the CRM → how other formats say it. `docs/importing/README.md` shows this table. */
const SAYINGS: Readonly<Record<string, Saying>> = {
  Lift: { kyero: ['lift', 'elevator'], openImmo: equipped('fahrstuhl', 'PERSONEN') },
  Terrace: {
    kyero: ['terrace', 'private terrace'],
    openImmo: (home) => Number(textAt(home, 'flaechen', 'anzahl_terrassen')) > 0,
  },
  Garden: {
    kyero: ['garden', 'private garden'],
    openImmo: (home) => isTrue(textAt(home, 'ausstattung', 'gartennutzung')),
  },
  HasGarage: { kyero: ['garage'], openImmo: parks('GARAGE') },
  HasParking: {
    kyero: ['parking', 'private parking', 'off road parking', 'underground parking', 'carport'],
    openImmo: parks('FREIPLATZ', 'CARPORT', 'TIEFGARAGE', 'PARKHAUS', 'DUPLEX'),
  },
  Furnished: {
    kyero: ['furnished'],
    openImmo: (home) => attributeAt(home, 'moeb', 'ausstattung', 'moebliert').toUpperCase() === 'VOLL',
  },
  Cellar: {
    kyero: ['basement', 'cellar'],
    openImmo: (home) => attributeAt(home, 'keller', 'ausstattung', 'unterkellert').toUpperCase() === 'JA',
  },
  Attic: { kyero: ['attic'] },
  SwimmingPool: {
    kyero: ['pool', 'swimming pool', 'private pool', 'communal pool'],
    openImmo: (home) => isTrue(textAt(home, 'ausstattung', 'swimmingpool')),
  },
  SolarPanels: { kyero: ['solar panels', 'photovoltaic panels'] },
  Heating: {
    code: 'heatPump',
    kyero: ['heat pump'],
    openImmo: (home) => [airPump, groundPump].some((pump) => pump(home)),
  },
};

type Had = Record<string, boolean | string>;

const ENTRIES = Object.entries(SAYINGS);

/** The fields that a home of Kyero sets. Features without a field on the site are left out. */
export function kyeroHas(home: XmlElement): Had {
  const features = childAt(home, 'features')?.children.map(({ text }) => text.trim().toLowerCase()) ?? [];
  const flags = home.children.flatMap(({ name, text }) => (isTrue(text) ? [name] : []));
  const said = new Set([...features, ...flags]);
  return {
    ...(said.has('unfurnished') && { Furnished: false }),
    ...fieldsWhere(({ kyero = [] }) => kyero.some((word) => said.has(word))),
  };
}

/** The fields that a home of OpenImmo sets. */
export const openImmoHas = (home: XmlElement): Had => fieldsWhere(({ openImmo }) => openImmo?.(home) ?? false);

function fieldsWhere(isSaid: (saying: Saying) => boolean): Had {
  const fields: Had = {};
  for (const [field, saying] of ENTRIES) if (isSaid(saying)) fields[field] = saying.code ?? true;
  return fields;
}
