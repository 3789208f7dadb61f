import { type EnergyBand, energyBands } from '@facade/shared-domain/energy';
import type { EnergyLabel } from '@facade/shared-domain/model';

export interface ScaleBand extends EnergyBand {
  /** The property's own. */
  current: boolean;
}

/** The scale of the label's region, best band first. */
export const energyScale = ({ region, band: label }: Pick<EnergyLabel, 'region' | 'band'>): ScaleBand[] =>
  energyBands(region).map((band) => ({ ...band, current: band.band === label }));

/**
 * Where the marker of a horizontal scale stands, as a share of its length: within its band by kWh/m², in the middle of the
 * band where the value is not known or the certificate's label is not the one the value would give.
 */
export function markerPosition(scale: readonly ScaleBand[], kwhPerM2: number | null): number | null {
  const index = scale.findIndex((band) => band.current);
  if (index < 0) return null;
  const { above: from = null, upTo: to = null } = scale[index] ?? {};
  const within = kwhPerM2 !== null && from !== null && to !== null && kwhPerM2 > from && kwhPerM2 <= to;
  return (index + (within ? (kwhPerM2 - from) / (to - from) : 0.5)) / scale.length;
}
