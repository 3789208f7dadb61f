import { type PaperKind, paperFile } from '../documents/papers.ts';
import type { Subject } from './facts/subject.ts';
import type { Pair } from './plan/entry.ts';
import type { DocumentRecord, FeedLanguage } from './records/record.ts';
import type { PropertyFacts } from './records/record-facts.ts';

type Kind = DocumentRecord['Kind'];

/** The papers of a property: a few are public, a visitor may ask for the others. */
export function documentsOf(
  { entry, dwelling, kind }: Subject,
  facts: PropertyFacts,
  language: FeedLanguage,
): DocumentRecord[] {
  const at = language === 'nl' ? 0 : 1;
  const papers: (readonly [condition: boolean, kind: Kind, title: Pair, paper?: PaperKind])[] = [
    [dwelling, 'plan', ['Grondplan', 'Plan']],
    [facts.EPCCode !== '', 'certificate', ['Energiecertificaat', 'Certificat énergétique'], 'energy'],
    [facts.ElectricityCertificateDate !== null, 'certificate', ['Keuring elektriciteit', 'Contrôle électrique']],
    [facts.AsbestosDate !== null, 'certificate', ['Asbestattest', 'Attestation amiante']],
    [
      entry.goal === 'sale' && facts.GroundCertificate !== null,
      'certificate',
      ['Bodemattest', 'Extrait de la banque de données de l’état des sols'],
      'ground',
    ],
    [entry.building === 'land' && facts.PlotWidth !== null, 'plan', ['Kadastraal plan', 'Plan cadastral'], 'plot'],
    [facts.AllotmentPermit === 'yes', 'other', ['Verkavelingsvoorschriften', 'Prescriptions du permis d’urbanisation']],
    [
      kind === 'apartment' && entry.goal === 'sale',
      'other',
      ['Verslag van de algemene vergadering', 'Procès-verbal de l’assemblée générale'],
    ],
    [kind === 'newApartment', 'brochure', ['Lastenboek', 'Cahier des charges']],
    [kind === 'investment', 'other', ['Overzicht van de huurinkomsten', 'Relevé des loyers']],
    [entry.goal === 'rent' && dwelling, 'other', ['Model van huurovereenkomst', 'Modèle de bail']],
  ];
  return papers
    .filter(([condition]) => condition)
    .map(([, Kind, title, paper]) => ({ Title: title[at] ?? '', Kind, ...paperFile(paper, entry.id, language) }));
}
