import type { Building } from '../plan/entry.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import type { Subject } from './subject.ts';

const STOREYS: Partial<Record<Building, number>> = { bungalow: 1, mansion: 3, warehouse: 1, garage: 1, shop: 3 };

/** Metres of street front per kind of building. */
const FRONTS: Partial<Record<Building, readonly [number, number]>> = {
  terraced: [5.2, 7],
  mansion: [8, 11],
  shop: [6, 9],
  'semi-detached': [7.5, 10],
  detached: [11, 15],
  villa: [15, 20],
  bungalow: [14, 18],
  farmhouse: [18, 27],
  warehouse: [18, 26],
};

const half = (metres: number) => Math.round(metres * 2) / 2;

/** Rooms of a dwelling. */
export function roomFacts({ entry, dwelling, kind, random }: Subject): Partial<PropertyFacts> {
  const floors = { Floors: STOREYS[entry.building] ?? 2 };
  if (!dwelling)
    return kind === 'land' || kind === 'garage' || entry.building === 'land'
      ? {}
      : { ...floors, Toilets: kind === 'commerce' ? 1 : null };
  const living = entry.living ?? 0;
  const flat = kind === 'apartment' || kind === 'newApartment';
  const open = ['detached', 'villa', 'farmhouse', 'bungalow'].includes(entry.building);
  const outside = flat ? 0 : open ? random.int(2, 4) : entry.building === 'semi-detached' ? random.int(1, 2) : 0;
  return {
    ...floors,
    Bedrooms: entry.bedrooms ?? null,
    Bathrooms: living > 230 ? 2 : 1,
    Showers: living > 180 ? 1 : random.chance(0.2) && living > 110 ? 1 : 0,
    Toilets: living > 115 ? 2 : 1,
    Garages: flat ? 0 : open ? 1 : 0,
    Parkings: outside,
    ParkingsOutside: outside,
    Cellar:
      kind === 'newApartment'
        ? true
        : flat
          ? random.chance(0.7)
          : entry.year < 1960
            ? random.chance(0.8)
            : random.chance(0.2),
    Attic: flat ? false : entry.building === 'terraced' || open ? random.chance(0.6) : random.chance(0.4),
    Terrace: flat ? random.chance(0.6) : random.chance(0.85),
    Garden: !flat && (entry.land ?? 0) > 100,
    Furnished: false,
    // As the pictures of their gardens show.
    SwimmingPool: entry.building === 'villa',
    // Of older houses only where their text says so.
    SolarPanels: !flat && entry.year >= 2015 ? true : null,
  };
}

/** Surfaces and widths, from the living area and the plot. */
export function surfaceFacts({ entry, kind, random }: Subject, facts: PropertyFacts): Partial<PropertyFacts> {
  const living = entry.living ?? null;
  const ground = entry.land || null;
  if (entry.building === 'land' || kind === 'garage') return { SurfaceGround: ground };
  const flat = kind === 'apartment' || kind === 'newApartment';
  const front = FRONTS[entry.building];
  const work = (facts.SurfaceStore ?? 0) + (facts.SurfaceOffice ?? 0);
  const footprint = Math.round((living ?? 0) / (facts.Floors ?? 2) + (facts.Garages ?? 0) * 18 + (living ? 8 : work));
  const constructed = ground && !flat && footprint > 0 ? Math.min(footprint, Math.round(ground * 0.7)) : null;
  const frontWidth = front && !flat ? half(random.range(...front)) : null;
  const sides = { open: random.range(6, 11), halfOpen: random.range(3, 5), closed: 0 }[facts.FacadeType ?? 'closed'];
  return {
    SurfaceLiving: living,
    SurfaceTotal: living
      ? Math.round(living * (flat ? 1.06 : random.range(1.16, 1.34)) + (facts.SurfaceStore ?? 0))
      : work || null,
    SurfaceGround: ground,
    SurfaceConstructed: constructed,
    SurfaceGarden:
      facts.Garden && ground && constructed ? Math.round((ground - constructed) * random.range(0.74, 0.88)) : null,
    SurfaceTerrace: facts.Terrace ? (flat ? random.int(5, 11) : random.int(14, 38)) : null,
    TerraceOrientation: facts.Terrace
      ? (facts.GardenOrientation ?? random.pick(['south', 'southWest', 'west', 'east']))
      : null,
    FrontWidth: frontWidth,
    PlotWidth: frontWidth && ground ? half(frontWidth + sides) : null,
  };
}
