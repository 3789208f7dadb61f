import { useLanguage, useTexts } from '@facade/section-kit';
import { withoutEnergy } from '@facade/shared-domain/facts/energy-figures';
import { factsOf } from '@facade/shared-domain/facts/facts-of';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { EnergyPanel } from '../energy/energy-panel.tsx';
import { FloorPlan } from '../gallery/floor-plan.tsx';
import { FactGroups } from './fact-groups.tsx';

/** The energy label, the plan and all the facts of a property. */
export function FactParts({ property }: { property: PropertyDetail }) {
  const t = useTexts('mf-detail');
  const language = useLanguage();
  const groups = factsOf(property, language, t);
  return (
    <>
      <EnergyPanel property={{ ...property, groups }} />
      <FloorPlan pictures={property.pictures} />
      <FactGroups groups={property.energy ? withoutEnergy(groups) : groups} region={property.region} />
    </>
  );
}
