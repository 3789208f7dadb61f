import { useLanguage } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import type { FirstLoan } from '../costs/first-loan.ts';
import {
  CostParts,
  Description,
  Documents,
  FactParts,
  Locator,
  MediaLinks,
  OtherUnits,
  ProjectNote,
} from '../on-demand/parts.ts';
import { LOCATION_ID } from './anchors.ts';
import { propertyName } from './property-name.ts';

export interface PropertyPartsProps {
  property: PropertyDetail;
  loan: FirstLoan | null;
}

/** What a visitor reads after the first screen, in the order of the questions people ask. */
export function PropertyParts({ property, loan }: PropertyPartsProps) {
  const language = useLanguage();
  const documents = property.documents.filter(({ file }) => file || property.availability === 'available');
  return (
    <>
      <Description description={property.description} />
      {property.project && <ProjectNote project={property.project} />}
      {(property.videoUrl || property.virtualTourUrl) && (
        <MediaLinks property={property} title={propertyName(property, language)} />
      )}
      <FactParts property={property} />
      {property.availability === 'available' && <UnitsBeside property={property} />}
      <div id={LOCATION_ID}>
        <Locator place={property} />
      </div>
      <CostParts property={property} loan={loan} />
      <Documents about={{ kind: 'property', id: property.id }} documents={documents} agent={property.agent} />
    </>
  );
}

/** What else is for sale in the project of a unit. The code of the table is loaded only where there is something. */
export function UnitsBeside({ property: { project, otherUnits } }: Pick<PropertyPartsProps, 'property'>) {
  return project && otherUnits && <OtherUnits project={project} units={otherUnits} />;
}
