import { dayFromExport, yearsAfter } from '../clock.ts';
import type { Glazing, Heating } from '../codes.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import type { Subject } from './subject.ts';

type Band = readonly [from: number, to: number];

/** kWh/m² within which a certificate of the region gives the label. */
const BANDS: Record<'wallonia' | 'flanders' | 'brussels', Record<string, Band>> = {
  wallonia: {
    'A++': [-8, 0],
    'A+': [28, 45],
    A: [58, 84],
    B: [102, 168],
    C: [178, 252],
    D: [262, 338],
    E: [346, 423],
    F: [431, 508],
    G: [524, 690],
  },
  flanders: { A: [45, 98], B: [112, 190], C: [210, 296], D: [310, 394], E: [412, 494], F: [515, 640] },
  brussels: { 'D+': [152, 169] },
};

/** kg CO₂ per kWh of primary energy. */
const CARBON: Record<Heating, number> = {
  gasCondensing: 0.19,
  gas: 0.2,
  collectiveGas: 0.2,
  oil: 0.26,
  heatPump: 0.07,
  pellets: 0.04,
  electric: 0.09,
  stove: 0.22,
  none: 0,
};

const GLAZING: Record<string, Glazing> = {
  A: 'highEfficiency',
  B: 'highEfficiency',
  C: 'double',
  D: 'double',
  E: 'double',
  F: 'mixed',
  G: 'single',
};

function certificateCode(region: 'wallonia' | 'flanders' | 'brussels', issued: string, serial: number): string {
  const day = issued.replaceAll('-', '');
  if (region === 'wallonia') return `${day}${String(serial).padStart(6, '0')}`;
  if (region === 'flanders') return `${day}-000${serial}-RES-1`;
  return `${day}-0000${serial}-01-7`;
}

/** The certificate of a dwelling: label, value, total, CO₂, code, end date. */
export function energyFacts({ entry, kind, region, random }: Subject, facts: PropertyFacts): Partial<PropertyFacts> {
  const { label } = entry;
  if (!label || !region) return {};
  const band = BANDS[region][label];
  if (!band) throw new Error(`Property ${entry.id}: no label ${label} in ${region}`);
  const kwh = entry.facts?.EnergyPerformance !== undefined ? entry.facts.EnergyPerformance : random.int(...band);
  const certified = kind !== 'newApartment' || entry.year < 2026;
  const unknown = kwh === null && entry.facts?.EPCLabelText === '';
  const issued = dayFromExport(-random.int(40, entry.year >= 2024 ? 320 : entry.year > 2016 ? 700 : 2900));
  return {
    EPCLabelText: label,
    EnergyPerformance: kwh,
    EPCTotal: kwh === null ? null : Math.round(kwh * (facts.SurfaceLiving ?? 0)),
    CO2Emission: kwh === null ? null : Math.max(0, Math.round(kwh * CARBON[facts.Heating ?? 'gas'])),
    EPCCode: certified && !unknown ? certificateCode(region, issued, random.int(100_000, 999_999)) : '',
    EPCEndDate: certified && !unknown ? yearsAfter(issued, 10) : null,
    ELevel: kind === 'newApartment' ? random.int(22, 42) : null,
    ...(label[0] === 'G' ? { WindowFrame: 'wood' as const } : {}),
    Glazing:
      kind === 'newApartment' || label === 'A++' || label === 'A+' ? 'triple' : (GLAZING[label[0] ?? ''] ?? 'double'),
  };
}
