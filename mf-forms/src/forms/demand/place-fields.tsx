import { onDemand, useIsLive, useTexts } from '@facade/section-kit';
import { Button, Skeleton } from '@facade/shared-ui';
import { Suspense, useState } from 'react';
import { Boxes, FieldGroup } from '../../kit/fields/field-group.tsx';
import type { DemandChoices } from './demand-data.ts';
import { TownPicker } from './town-picker.tsx';

const RegionMap = onDemand(null, async () => (await import('./region-map.tsx')).RegionMap);

/** Where: towns, and whole municipalities, from a list or, with the same effect, on the map. */
export function PlaceFields({ zones, towns }: Pick<DemandChoices, 'zones' | 'towns'>) {
  const t = useTexts('mf-forms');
  const isLive = useIsLive();
  const [hasMap, setMap] = useState(false);
  return (
    <FieldGroup name="zones" legend={t('demand.where')}>
      <TownPicker towns={towns} />
      {zones.length > 0 && (
        <>
          <p className="label">{t('demand.zones')}</p>
          <Boxes name="zones" choices={zones.map(({ id, name }) => ({ value: id, label: name }))} />
          {isLive && !hasMap && (
            <Button type="button" variant="secondary" onClick={() => setMap(true)}>
              {t('demand.openMap')}
            </Button>
          )}
          {hasMap && (
            <Suspense fallback={<Skeleton height="380px" />}>
              <RegionMap zones={zones} />
            </Suspense>
          )}
        </>
      )}
    </FieldGroup>
  );
}
