import { useTexts } from '@facade/section-kit';
import type { PropertyDetail } from '@facade/shared-domain/model';
import { Icon } from '@facade/shared-ui';
import { OTHER_UNITS_ID, UNITS_ID } from '../property/anchors.ts';
import { OtherUnitsPanel } from './other-units.style.ts';
import { TABLE_ROLES, UnitGrid } from './unit-grid.tsx';

export interface OtherUnitsProps {
  project: NonNullable<PropertyDetail['project']>;
  units: NonNullable<PropertyDetail['otherUnits']>;
}

/** What else is for sale in the project of a unit, in the api's order, and the way to all of its units. */
export function OtherUnits({ project, units }: OtherUnitsProps) {
  const t = useTexts('mf-detail');
  const title = t('otherUnits.title', { project: project.name });
  return (
    <OtherUnitsPanel id={OTHER_UNITS_ID}>
      <h2>{title}</h2>
      <UnitGrid
        label={title}
        units={units}
        head={(column) => (
          <th key={column} scope="col" {...TABLE_ROLES.columnheader}>
            {t(`units.${column}`)}
          </th>
        )}
      />
      <a className="all" href={`${project.path}#${UNITS_ID}`} data-prefetch>
        {t('otherUnits.all')}
        <Icon name="arrow-right" size={18} />
      </a>
    </OtherUnitsPanel>
  );
}
