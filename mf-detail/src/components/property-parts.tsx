import type { Translate } from '@facade/platform/section';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import type { LoanForm } from '../model/costs/loan.ts';
import { costOf } from '../model/costs/purchase-cost.ts';
import { MortgageCalculator } from './costs/mortgage-calculator.tsx';
import { RentalStart } from './costs/rental-start.tsx';
import { TotalCost } from './costs/total-cost.tsx';
import { EnergyPanel, withoutEnergy } from './energy/energy-panel.tsx';
import { Description } from './facts/description.tsx';
import { Documents } from './facts/documents.tsx';
import { FactGroups } from './facts/fact-groups.tsx';
import { MediaLinks } from './gallery/media-links.tsx';
import { ProjectNote } from './heading/project-note.tsx';
import { Locator } from './map/locator.tsx';

export interface PropertyPartsProps {
  property: PropertyDetail;
  loan: LoanForm | null;
  language: Language;
  t: Translate;
}

/** What a visitor reads after the first screen, in the order of the questions people ask. */
export function PropertyParts({ property, loan, language, t }: PropertyPartsProps) {
  const common = { language, t };
  return (
    <>
      <Description description={property.description} {...common} />
      {property.project && <ProjectNote project={property.project} t={t} />}
      <MediaLinks videoUrl={property.videoUrl} virtualTourUrl={property.virtualTourUrl} t={t} />
      <EnergyPanel property={property} {...common} />
      <FactGroups groups={property.energy ? withoutEnergy(property.groups) : property.groups} {...common} />
      <Locator place={property} {...common} />
      <TotalCost property={property} {...common} />
      {loan && <MortgageCalculator key={property.id} loan={loan} startPrice={costOf(property)} {...common} />}
      <RentalStart property={property} {...common} />
      <Documents documents={property.documents} t={t} />
    </>
  );
}
