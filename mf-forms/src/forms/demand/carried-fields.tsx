import { useLanguage, useTexts } from '@facade/section-kit';
import { formatDate } from '@facade/shared-domain/numbers/date';
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
          <Carried key={name} name={name} value={String(initial[name])} />
        ))}
      </div>
    </fieldset>
  );
}

function Carried({ name, value }: { name: (typeof CARRIED)[number]; value: string }) {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const { input } = useField<string | undefined>(name);
  return (
    <CheckboxField
      name={name}
      value={value}
      checked={input.value === value}
      onChange={({ target }) => input.onChange(target.checked ? value : undefined)}
      label={t(`demand.carried.${name}`, { value: formatDate(value, language) || value })}
    />
  );
}
