import { useLanguage, useTexts } from '@facade/section-kit';
import type { Travel } from '@facade/shared-domain/model';
import { formatDate } from '@facade/shared-domain/numbers/date';
import { parseTravel, travelText } from '@facade/shared-domain/travel/travel-text';
import { CheckboxField } from '@facade/shared-ui';
import { useField } from 'react-final-form';
import type { FormValues } from '../../kit/values.ts';
import { CARRIED } from './demand-values.ts';

/** Filters of the originating list for which the form has no field. */
export function CarriedFields({ initial }: { initial: FormValues }) {
  const t = useTexts('mf-forms');
  const carried = CARRIED.filter((name) => initial[name]);
  if (carried.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('demand.also')}</legend>
      <div className="boxes">
        {carried.map((name) => (
          <Carried key={name} name={name} value={String(initial[name])} travel={travelIn(initial)} />
        ))}
        {typeof initial.travel === 'string' && <input type="hidden" name="travel" value={String(initial.travel)} />}
      </div>
    </fieldset>
  );
}

/** How the area of the search was made. */
const travelIn = ({ travel }: FormValues): Travel | null => parseTravel(String(travel ?? ''));

function Carried({ name, value, travel }: { name: (typeof CARRIED)[number]; value: string; travel: Travel | null }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { input } = useField<string | undefined>(name);
  return (
    <CheckboxField
      name={name}
      value={value}
      checked={input.value === value}
      onChange={({ target }) => input.onChange(target.checked ? value : undefined)}
      label={
        name === 'within' && travel
          ? travelText(travel, language, (key, values) => t(key, values))
          : t(`demand.carried.${name}`, { value: formatDate(value, language) || value })
      }
    />
  );
}
