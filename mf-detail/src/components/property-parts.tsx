import type { PropertyDetail } from '@facade/shared-domain/model';
import type { LoanForm } from '../model/costs/loan.ts';
import { costOf } from '../model/costs/purchase-cost.ts';
import { MortgageCalculator } from './costs/mortgage-calculator.tsx';
import { RentalStart } from './costs/rental-start.tsx';
import { TotalCost } from './costs/total-cost.tsx';
import { EnergyPanel, withoutEnergy } from './energy/energy-panel.tsx';
import { Description } from './facts/description.tsx';
import { Documents } from './facts/documents.tsx';
import { FactGroups } from './facts/fact-groups.tsx';
import { FloorPlan } from './gallery/floor-plan.tsx';
import { MediaLinks } from './gallery/media-links.tsx';
import { ProjectNote } from './heading/project-note.tsx';
import { Locator } from './map/locator.tsx';

export interface PropertyPartsProps {
  property: PropertyDetail;
  loan: LoanForm | null;
}

/** What a visitor reads after the first screen, in the order of the questions people ask. */
export function PropertyParts({ property, loan }: PropertyPartsProps) {
  return (
    <>
      <Description description={property.description} />
      {property.project && <ProjectNote project={property.project} />}
      <MediaLinks videoUrl={property.videoUrl} virtualTourUrl={property.virtualTourUrl} />
      <EnergyPanel property={property} />
      <FloorPlan pictures={property.pictures} />
      <FactGroups groups={property.energy ? withoutEnergy(property.groups) : property.groups} />
      <Locator place={property} />
      <TotalCost property={property} />
      {loan && <MortgageCalculator key={property.id} loan={loan} startPrice={costOf(property)} />}
      <RentalStart property={property} />
      <Documents documents={property.documents} />
    </>
  );
}
