import { useLanguage, useTexts } from '@facade/section-kit';
import { RADIUS_STEPS, withChosen } from '@facade/shared-domain/listing/amount-steps';
import { parseNear } from '@facade/shared-domain/listing/area/geo-parameters';
import { writeNear } from '@facade/shared-domain/listing/area/write-geo';
import type { ListingFilters } from '@facade/shared-domain/model/listing';
import { formatNumber } from '@facade/shared-domain/numbers/number';
import type { ChangeEvent } from 'react';
import type { Around } from '../../list/list-data.ts';

interface RadiusSelectProps {
  /** The one town that is chosen, if it is one. */
  around: Around | null;
  near: ListingFilters['near'];
  /** Default: the browser keeps the choice. */
  onChange?(km: number | undefined): void;
}

/** Only the town, or some kilometres around it. A radius around another point, which the map may have set, is kept as it is. */
export function RadiusSelect({ around, near, onChange }: RadiusSelectProps) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  if (!around) return near ? <input type="hidden" name="near" value={writeNear(near)} /> : null;
  const { label, lat, lng } = around;
  const textOf = (km: number) => writeNear({ lat, lng, km });
  const value = near ? textOf(near.km) : '';
  const chosen = onChange
    ? { value, onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange(kmOf(target.value)) }
    : { defaultValue: value };
  return (
    <label className="amount">
      <span>{t('filter.radiusLabel', { city: label })}</span>
      <select name="near" {...chosen}>
        <option value="">{t('filter.noRadius', { city: label })}</option>
        {withChosen(RADIUS_STEPS, near?.km).map((km) => (
          <option key={km} value={textOf(km)}>
            {t('filter.plusKm', { km: formatNumber(km, language) })}
          </option>
        ))}
      </select>
    </label>
  );
}

const kmOf = (value: string): number | undefined => parseNear(value)?.km;
