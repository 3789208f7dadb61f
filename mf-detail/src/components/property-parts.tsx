import { useLanguage, useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { LOCATION_ID } from '../model/anchors.ts';
import type { LoanForm } from '../model/costs/loan.ts';
import { factsOf } from '../model/facts/facts-of.ts';
import { CostParts } from './costs/cost-parts.tsx';
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
export function PropertyParts({ property: record, loan }: PropertyPartsProps) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const groups = factsOf(record, language, t);
  const property = { ...record, groups };
  return (
    <>
      <Description description={property.description} />
      {property.project && <ProjectNote project={property.project} />}
      <MediaLinks videoUrl={property.videoUrl} virtualTourUrl={property.virtualTourUrl} />
      <EnergyPanel property={property} />
      <FloorPlan pictures={property.pictures} />
      <FactGroups groups={record.energy ? withoutEnergy(groups) : groups} region={record.region} />
      <div id={LOCATION_ID}>
        <Locator place={record} />
      </div>
      <CostParts property={record} loan={loan} />
      <Documents documents={property.documents} />
    </>
  );
}
