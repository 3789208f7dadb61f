import { browserApi, useApi, useLanguage, useTexts } from '@facade/section-kit';
import type { City } from '@facade/shared-domain/model';
import { useEffect, useId, useRef } from 'react';
import { useField, useForm } from 'react-final-form';
import { BoundText } from '../fields/bound-fields.tsx';
import { townOf, townsLike } from './towns.ts';

const NO_TOWNS: readonly City[] = [];

/** Postal code and town. Each completes the other from the towns of the agency, which are fetched when one of the two is entered. */
export function TownFields() {
  const t = useTexts('mf-forms');
  const language = useLanguage();
  const form = useForm();
  const id = useId();
  const zip = useField<string>('zip').input.value;
  const city = useField<string>('city').input.value;
  const path = `/cities?lang=${language}`;
  // Without them the visitor types the name.
  const { answer } = useApi<readonly City[]>(zip || city ? path : null, {
    ask: async (signal, last) => last ?? browserApi.get(path, { signal }),
  });
  const towns = answer ?? NO_TOWNS;
  const before = useRef({ zip, city, towns });
  useEffect(() => {
    const found = townOf({ zip, city }, towns);
    // Only the last input completes the other field: a cleared field stays empty. The towns may come after it.
    const haveCome = before.current.towns !== towns;
    if (found?.zip && (haveCome || before.current.city !== city)) form.change('zip', found.zip);
    if (found?.city && (haveCome || before.current.zip !== zip)) form.change('city', found.city);
    before.current = { zip, city, towns };
  }, [form, zip, city, towns]);
  return (
    <div className="pair">
      <BoundText
        name="zip"
        label={t('fields.zip')}
        required
        inputMode="numeric"
        maxLength={4}
        autoComplete="postal-code"
        list={`${id}-zips`}
      />
      <BoundText
        name="city"
        label={t('fields.city')}
        required
        maxLength={80}
        autoComplete="address-level2"
        list={`${id}-towns`}
      />
      <datalist id={`${id}-zips`}>
        {townsLike(towns, 'zip', zip).map((town) => (
          <option key={`${town.zip} ${town.name}`} value={town.zip}>
            {town.label}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-towns`}>
        {townsLike(towns, 'label', city).map((town) => (
          <option key={`${town.zip} ${town.name}`} value={town.label}>
            {town.zip}
          </option>
        ))}
      </datalist>
    </div>
  );
}
