import type { Unit } from '@facade/shared-domain/model';

export interface BuildingFloor {
  floor: number;
  /** By their names. */
  units: Unit[];
}

/** The units of a building floor by floor, the highest first. Empty where fewer than two floors are known: there is nothing to stack. */
export function floorsOf(units: readonly Unit[]): BuildingFloor[] {
  const known = units.filter((unit): unit is Unit & { floor: number } => unit.floor !== null);
  const floors = [...new Set(known.map(({ floor }) => floor))].sort((a, b) => b - a);
  if (floors.length < 2) return [];
  const byName = [...known].sort((a, b) => a.name.localeCompare(b.name, 'nl', { numeric: true }));
  return floors.map((floor) => ({ floor, units: byName.filter((unit) => unit.floor === floor) }));
}
