import { energyLabel } from '@facade/shared-domain/energy';
import type { EnergyLabel, Region } from '@facade/shared-domain/model';

const SUFFIXES: Record<string, string> = { '++': '_plusplus', '+': '_plus', '-': '_sub', '': '' };

/** "A++" → `a_plusplus`, "C-" → `c_sub`; null for what is no label. */
function bandOf(label: string): string | null {
  const match = /^([a-g])\s*(\+\+|\+|-|)$/i.exec(label.trim());
  return match?.[1] ? match[1].toLowerCase() + SUFFIXES[match[2] ?? ''] : null;
}

/** The label on the certificate always wins; computing it from the consumption is the fallback, for dwellings only. */
export function mapEnergy(
  region: Region | null,
  certificate: { label: string; kwhPerM2: number | null },
  isDwelling: boolean,
): EnergyLabel | null {
  if (!region) return null;
  const computed = isDwelling && certificate.kwhPerM2 !== null ? energyLabel(region, certificate.kwhPerM2) : null;
  const band = bandOf(certificate.label) ?? computed;
  return band ? { band, region, kwhPerM2: certificate.kwhPerM2 } : null;
}
