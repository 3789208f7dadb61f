import { useTexts } from '@facade/section-kit';
import { floorName } from '@facade/shared-domain/facts/floor-name';
import type { Unit } from '@facade/shared-domain/model';
import { FLOORS_ID } from '../property/anchors.ts';
import { Building } from './floors.style.ts';
import { floorsOf } from './group-floors.ts';

const STATUSES = ['available', 'option', 'sold'] as const;

/** The building from the roof down: which units are on which floor, and which are still to be had. Each leads to its unit. */
export function Floors({ units }: { units: Unit[] }) {
  const t = useTexts('mf-detail');
  const floors = floorsOf(units);
  if (floors.length === 0) return null;
  const present = STATUSES.filter((status) => units.some((unit) => unit.status === status));
  return (
    <Building id={FLOORS_ID}>
      <h2>{t('floors.title')}</h2>
      <dl>
        {floors.map(({ floor, units: onFloor }) => (
          <div key={floor}>
            <dt>{floorName(floor, t)}</dt>
            {onFloor.map((unit) => (
              <dd key={unit.id}>
                <a href={unit.path} data-prefetch data-status={unit.status}>
                  <span>{unit.name}</span>
                  <small>{t(`units.statuses.${unit.status}`)}</small>
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {present.length > 1 && (
        <p className="legend" aria-hidden="true">
          {present.map((status) => (
            <span key={status} data-status={status}>
              {t(`units.statuses.${status}`)}
            </span>
          ))}
        </p>
      )}
    </Building>
  );
}
