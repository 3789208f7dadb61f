import { dayFromExport } from '../clock.ts';
import type { PropertyFacts } from '../records/record-facts.ts';
import type { Subject } from './subject.ts';

/** Planning, flood and asbestos information the law wants in an advertisement. */
export function legalFacts(
  { entry, kind, locality, region, random }: Subject,
  facts: PropertyFacts,
): Partial<PropertyFacts> {
  if (!region) return {};
  const built = entry.building !== 'land';
  const flemishSale = region === 'flanders' && entry.goal === 'sale';
  const rural = locality !== null && locality.nameFr !== locality.municipality;
  const planning: Partial<PropertyFacts> =
    entry.goal === 'rent'
      ? {}
      : {
          Permit: built ? (entry.year >= 1962 ? 'yes' : 'onRequest') : 'no',
          Summons: 'no',
          AllotmentPermit:
            facts.FacadeType === 'open' && entry.year >= 1965 ? (random.chance(0.5) ? 'yes' : 'no') : 'no',
          PreemptiveRight: 'no',
          JudicialDecision: 'no',
          AreaDestination:
            kind === 'commerce' || kind === 'investment'
              ? 'mixedResidential'
              : rural
                ? random.pick(['residential', 'ruralResidential'])
                : 'residential',
        };
  return {
    ...planning,
    FloodZone: random.chance(0.12) && region === 'wallonia' ? random.pick(['hazardVeryLow', 'hazardLow']) : 'none',
    FloodPScore: region === 'flanders' ? 'A' : null,
    FloodGScore: region === 'flanders' && built ? 'A' : null,
    AsbestosType: flemishSale && built ? (entry.year < 2001 ? 'asbestosSafe' : 'notRequired') : null,
    AsbestosDate: flemishSale && built && entry.year < 2001 ? dayFromExport(-random.int(30, 600)) : null,
  };
}

/** Certificates handed over at the deed. */
export function certificateFacts(
  { entry, kind, region, random }: Subject,
  facts: PropertyFacts,
): Partial<PropertyFacts> {
  if (entry.goal === 'rent' || !region) return {};
  const GroundCertificate =
    entry.building === 'warehouse'
      ? 'listed'
      : kind === 'newApartment' || random.chance(0.85)
        ? 'notListed'
        : 'onRequest';
  if (entry.building === 'land' || kind === 'garage') return { GroundCertificate };
  if (kind === 'newApartment')
    return { GroundCertificate, ElectricityCertificate: 'onRequest', GasCertificate: 'notApplicable' };
  const recent = entry.year >= 2000 || facts.RenovationYear !== null;
  const electricity =
    facts.ElectricityCertificate ??
    (recent || random.chance(0.55) ? 'compliant' : random.pick(['notCompliant', 'notCompliant', 'onRequest']));
  const burnsGas = ['gas', 'gasCondensing', 'collectiveGas'].includes(facts.Heating ?? '');
  return {
    GroundCertificate,
    ElectricityCertificate: electricity,
    ElectricityCertificateDate: electricity === 'onRequest' ? null : dayFromExport(-random.int(25, 900)),
    GasCertificate: burnsGas ? (recent ? 'compliant' : 'onRequest') : 'notApplicable',
  };
}
