import { useSite } from '@facade/section-kit';
import type { Site } from '@facade/shared-domain/model';
import type { FormEvent } from 'react';
import { readRecordId } from '../choices/choice-storage.ts';
import type { Choice, Choices } from '../choices/choices.ts';
import { Option } from './option.tsx';
import { useWording } from './use-wording.ts';

interface DetailsProps {
  id: string;
  ticked: Choices;
  onTick: (ticked: Choices) => void;
  onSave: () => void;
}

interface Category {
  name: 'necessary' | 'analytical' | 'marketing' | 'social' | 'unclassified';
  options: readonly Choice[];
  /** The services that the agency uses for it. */
  services: string[];
}

/** The five options by the categories that visitors know them by, with the services that are behind each. Loaded on demand. */
export function Details({ id, ticked, onTick, onSave }: DetailsProps) {
  const t = useWording();
  const { analytics, consent } = useSite();
  const record = readRecordId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  const counting = <p>{t('visits', { context: consent.visits })}</p>;
  return (
    <form id={id} onSubmit={save}>
      <fieldset>
        <legend>{t('categories.necessary')}</legend>
        <Option title={t('options.required.title')} text={t('options.required.text')} checked />
        {!consent.visits && counting}
      </fieldset>
      {categoriesOf(analytics).map(({ name, options, services }) => (
        <fieldset key={name}>
          <legend>{t(`categories.${name}`)}</legend>
          {options.map((choice) => (
            <Option
              key={choice}
              title={t(`options.${choice}.title`)}
              text={t(`options.${choice}.text`)}
              checked={ticked[choice]}
              onChange={(checked) => onTick({ ...ticked, [choice]: checked })}
            />
          ))}
          {name === 'analytical' && consent.visits && counting}
          {(name === 'social' || name === 'unclassified') && services.length > 0 && <p>{t(`follows.${name}`)}</p>}
          <p>{services.length > 0 ? t('services', { names: services.join(', ') }) : t('noServices')}</p>
        </fieldset>
      ))}
      {record && <p className="record">{t('record', { id: record })}</p>}
    </form>
  );
}

function categoriesOf({ analyticsId, adsId, pixelId, tagManagerId }: Site['analytics']): Category[] {
  const used = (id: string, name: string) => (id ? [name] : []);
  return [
    { name: 'analytical', options: ['analyticsStorage'], services: used(analyticsId, 'Google Analytics') },
    {
      name: 'marketing',
      options: ['adStorage', 'adUserData', 'adPersonalization'],
      services: used(adsId, 'Google Ads'),
    },
    { name: 'social', options: [], services: used(pixelId, 'Meta Pixel') },
    { name: 'unclassified', options: [], services: used(tagManagerId, 'Google Tag Manager') },
  ];
}
