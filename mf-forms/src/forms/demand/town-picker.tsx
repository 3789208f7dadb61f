import { useApi, useIsLive, useLanguage, useTexts } from '@facade/section-kit';
import { placesIn } from '@facade/shared-domain/forms/demand-places';
import type { City, Suggestions } from '@facade/shared-domain/model';
import { Button } from '@facade/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { BoundText } from '../../kit/fields/bound-fields.tsx';
import { Boxes } from '../../kit/fields/field-group.tsx';
import { townText } from './demand-data.ts';

/** Minimum letters before towns are looked up. */
const FEWEST = 2;
const PAUSE = 250;

/**
 * Towns by zip or name, completed from those that have homes. Chosen towns are listed below with a tick. Without JavaScript it
 * is one field for all, separated by commas.
 */
export function TownPicker({ towns }: { towns: Readonly<Record<string, string>> }) {
  const t = useTexts('mf-forms');
  const form = useForm();
  const { input: place } = useField<string>('place');
  const { input: cities } = useField<string[]>('cities');
  const [offered, setOffered] = useState<string[]>(cities.value || []);
  const isLive = useIsLive();
  const found = useTowns(place.value);

  const add = () => {
    const typed = placesIn(place.value);
    if (typed.length === 0) return;
    form.batch(() => {
      form.change('cities', [...new Set([...(cities.value || []), ...typed])]);
      form.change('place', '');
    });
    setOffered((all) => [...new Set([...all, ...typed])]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !place.value) return;
    event.preventDefault();
    add();
  };
  const shown = [...new Set([...offered, ...(cities.value || [])])];
  return (
    <>
      <div className="towns">
        <BoundText
          name="place"
          label={t('demand.towns')}
          hint={t('demand.townsHint')}
          list="demand-towns"
          autoComplete="off"
          maxLength={400}
          onKeyDown={onKeyDown}
        />
        {isLive && (
          <Button type="button" variant="secondary" onClick={add}>
            {t('demand.add')}
          </Button>
        )}
      </div>
      <datalist id="demand-towns">
        {found.map(({ name, zip, label }) => (
          <option key={`${name}|${zip}`} value={`${zip} ${label}`} />
        ))}
      </datalist>
      <Boxes name="cities" choices={shown.map((value) => ({ value, label: townText(value, towns) }))} />
    </>
  );
}

/** Towns that start with the input. */
function useTowns(typed: string): City[] {
  const language = useLanguage();
  const text = typed.trim();
  const path = text.length < FEWEST ? null : `/suggest?lang=${language}&q=${encodeURIComponent(text)}`;
  const { answer } = useApi<Suggestions>(path, { pause: PAUSE, clearsOnFailure: true });
  return (path && answer?.cities) || [];
}
