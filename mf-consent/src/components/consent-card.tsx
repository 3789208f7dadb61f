import { emit, on, useLanguage, useSite } from '@facade/platform/section';
import { localizedPath } from '@facade/shared-domain/localized-path';
import { Button } from '@facade/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordConsent } from '../api-client/record-consent.ts';
import { readChoices, storeChoices } from '../model/choice-storage.ts';
import { CHOICES, type Choices, EVERYTHING, NOTHING } from '../model/choices.ts';
import { Card } from './consent-card.style.ts';

/**
 * Asks what may be stored. The server draws it into every page; a line of script in the document's head shows it to those
 * who have not chosen (`<html data-consent="ask">`), so nothing flashes by for those who have.
 */
export function ConsentCard() {
  const { t } = useTranslation('mf-consent');
  const { consent, routes } = useSite();
  const language = useLanguage();
  const [detailed, setDetailed] = useState(false);
  const [ticked, setTicked] = useState<Choices>(NOTHING);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(
    () =>
      on('consent:open', () => {
        setTicked(readChoices() ?? NOTHING);
        setDetailed(true);
        document.documentElement.dataset.consent = 'ask';
        heading.current?.focus();
      }),
    [],
  );

  const choose = (choices: Choices) => {
    storeChoices(choices, consent.days);
    document.documentElement.dataset.consent = 'set';
    emit('consent:changed', choices);
    setDetailed(false);
    void recordConsent(consent.version, choices);
  };
  const agreePartly = (event: FormEvent) => {
    event.preventDefault();
    choose(ticked);
  };

  return (
    <Card aria-labelledby="consent-title" data-consent-card="">
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>
        {t('text')} <a href={localizedPath(routes, '/cookie-policy/', language) ?? '/'}>{t('policy')}</a>
      </p>
      {detailed && (
        <form id="consent-options" onSubmit={agreePartly}>
          <Option title={t('options.required.title')} text={t('options.required.text')} checked disabled />
          {CHOICES.map((choice) => (
            <Option
              key={choice}
              title={t(`options.${choice}.title`)}
              text={t(`options.${choice}.text`)}
              checked={ticked[choice]}
              onChange={(checked) => setTicked({ ...ticked, [choice]: checked })}
            />
          ))}
        </form>
      )}
      <div className="actions">
        <Button onClick={() => choose(NOTHING)}>{t('decline')}</Button>
        <Button onClick={() => choose(EVERYTHING)}>{t('agree')}</Button>
        {detailed ? (
          <Button type="submit" form="consent-options" variant="secondary">
            {t('agreePartly')}
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => setDetailed(true)} aria-expanded={false}>
            {t('change')}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface OptionProps {
  title: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

const Option = ({ title, text, checked, disabled = false, onChange }: OptionProps) => (
  <label className="option">
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange?.(event.currentTarget.checked)}
      readOnly={!onChange}
    />
    <span>
      <strong>{title}</strong>
      <small>{text}</small>
    </span>
  </label>
);
