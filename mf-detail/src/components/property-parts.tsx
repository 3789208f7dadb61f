import type { Translate } from '@facade/platform/section';
import type { Language, PropertyDetail } from '@facade/shared-domain/model';
import type { LoanForm } from '../model/loan.ts';
import { costOf } from '../model/purchase-cost.ts';
import { Description } from './description.tsx';
import { Documents } from './documents.tsx';
import { EnergyPanel, withoutEnergy } from './energy-panel.tsx';
import { FactGroups } from './fact-groups.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { Locator } from './locator.tsx';
import { MediaLinks } from './media-links.tsx';
import { MortgageCalculator } from './mortgage-calculator.tsx';
import { ProjectNote } from './project-note.tsx';
import { RentalStart } from './rental-start.tsx';
import { TotalCost } from './total-cost.tsx';

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
      <FloorPlan pictures={property.pictures} t={t} />
      <FactGroups groups={property.energy ? withoutEnergy(property.groups) : property.groups} {...common} />
      <Locator place={property} {...common} />
      <TotalCost property={property} {...common} />
      {loan && <MortgageCalculator key={property.id} loan={loan} startPrice={costOf(property)} {...common} />}
      <RentalStart property={property} {...common} />
      <Documents documents={property.documents} t={t} />
    </>
  );
}
