import type { Condition, FacadeType, FloorCovering, Heating, Kitchen, Orientation } from '../codes.ts';
import { ORIENTATIONS } from '../codes.ts';
import type { Building } from '../plan/entry.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import type { Subject } from './subject.ts';

const FACADES: Partial<Record<Building, FacadeType>> = {
  terraced: 'closed',
  mansion: 'closed',
  shop: 'closed',
  'semi-detached': 'halfOpen',
  detached: 'open',
  farmhouse: 'open',
  villa: 'open',
  bungalow: 'open',
  warehouse: 'open',
};

const GAS_TOWNS = ['Ath', 'Maffle', 'Lessines', 'Enghien', 'Leuze-en-Hainaut', 'Grammont', 'Renaix', 'Anderlecht'];

function conditionOf({ entry }: Subject): Condition {
  if (entry.building === 'new-apartment' || entry.year >= 2020) return 'new';
  if (entry.facts?.RenovationYear || entry.year >= 2000) return 'excellent';
  if (entry.label === 'G') return 'toRenovate';
  if (entry.label === 'F') return 'toRefresh';
  return 'good';
}

function heatingOf({ entry, random, kind }: Subject, hasGas: boolean): Heating {
  if (kind === 'newApartment') return 'heatPump';
  if (kind === 'apartment' && entry.year < 1995) return 'collectiveGas';
  if (hasGas) return entry.year >= 1995 || 'ABCD'.includes(entry.label?.[0] ?? 'D') ? 'gasCondensing' : 'gas';
  if (entry.year >= 2005) return 'heatPump';
  return random.chance(0.25) ? 'pellets' : 'oil';
}

const KITCHENS: Record<Condition, Kitchen> = {
  new: 'hyperEquipped',
  excellent: 'hyperEquipped',
  good: 'fitted',
  toRefresh: 'fitted',
  toRenovate: 'basic',
};

function floorsOf({ entry, random }: Subject): FloorCovering[] {
  if (entry.year >= 2005) return random.chance(0.5) ? ['tiles', 'parquet'] : ['tiles', 'laminate'];
  if (entry.year < 1940) return random.chance(0.5) ? ['cementTiles', 'parquet'] : ['tiles', 'parquet'];
  return random.pick([
    ['tiles', 'laminate'],
    ['tiles', 'parquet'],
    ['tiles', 'vinyl'],
  ] satisfies FloorCovering[][]);
}

function opposite(orientation: Orientation): Orientation {
  return ORIENTATIONS[(ORIENTATIONS.indexOf(orientation) + 4) % 8] ?? orientation;
}

/** Age, state, installations and orientation. */
export function buildingFacts(subject: Subject): Partial<PropertyFacts> {
  const { entry, kind, random } = subject;
  const hasGas = entry.facts?.HasGas ?? (GAS_TOWNS.includes(entry.town) || random.fork('gas').chance(0.3));
  const garden = entry.facts?.GardenOrientation ?? random.fork('orientation').pick(ORIENTATIONS);
  const utilities = {
    HasGas: hasGas,
    HasWater: true,
    HasElectricity: true,
    HasDrain: kind === 'newApartment' || random.fork('drain').chance(0.85),
  };
  if (entry.building === 'land') {
    return entry.webId === 3 ? { ...utilities, GardenOrientation: garden, FacadeOrientation: opposite(garden) } : {};
  }
  const built = { ConstructionYear: entry.year, FacadeType: FACADES[entry.building] ?? null };
  if (kind === 'garage') return { ...built, HasElectricity: random.chance(0.7) };
  const condition = entry.facts?.Condition ?? conditionOf(subject);
  const worn = condition === 'toRenovate' || condition === 'toRefresh';
  const flat = ['apartment-block', 'new-apartment'].includes(entry.building);
  return {
    ...built,
    ...utilities,
    Condition: condition,
    Heating: entry.building === 'warehouse' || kind === 'other' ? 'none' : heatingOf(subject, hasGas),
    Kitchen: subject.dwelling ? KITCHENS[condition] : null,
    WindowFrame: entry.year >= 2010 ? random.pick(['aluminium', 'pvc']) : random.pick(['wood', 'pvc', 'pvc', 'mixed']),
    RoofMaterial:
      entry.building === 'warehouse'
        ? 'corrugatedSheets'
        : flat
          ? 'flatMembrane'
          : random.pick(['tiles', 'tiles', entry.year < 1945 ? 'slates' : 'tiles']),
    RoofCondition: condition === 'new' ? 'new' : worn && !flat ? random.pick(['toCheck', 'toReplace']) : 'good',
    FloorCoverings: subject.dwelling ? floorsOf(subject) : kind === 'commerce' ? ['tiles'] : [],
    FacadeOrientation: opposite(garden),
    GardenOrientation: (entry.land ?? 0) > 100 && subject.dwelling ? garden : null,
  };
}
