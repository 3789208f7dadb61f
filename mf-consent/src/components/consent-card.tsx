import { emit, on, useLanguage, useSite, useTexts } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Button, Icon } from '@facade/shared-ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { recordConsent } from '../api-client/record-consent.ts';
import { isAsking, setAsking } from '../model/asking.ts';
import { readChoices, storeChoices } from '../model/choice-storage.ts';
import { CHOICES, type Choices, EVERYTHING, NOTHING } from '../model/choices.ts';
import { takeEarlyChoice } from '../model/early-choice.ts';
import { Card } from './consent-card.style.ts';
import { Option } from './option.tsx';

/**
 * Asks what may be stored. The server renders it into every page and the document says whether it is displayed, so nothing
 * flashes by for those who have chosen. It never takes the focus of somebody who did not ask for it.
 */
export function ConsentCard() {
  const t = useTexts('mf-consent');
  const { consent, routes } = useSite();
  const language = useLanguage();
  const [detailed, setDetailed] = useState(false);
  const [ticked, setTicked] = useState<Choices>(NOTHING);
  /** Opened by somebody who had chosen before, and may leave it at that. */
  const [reopened, setReopened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);

  const showDetails = () => {
    setDetailed(true);
    heading.current?.focus();
  };
  useEffect(() => {
    const open = () => {
      const stored = readChoices();
      opener.current = document.activeElement;
      setTicked(stored ?? NOTHING);
      setReopened(stored !== null);
      setAsking(true);
      setDetailed(true);
      heading.current?.focus();
    };
    // Asked for before this script was there.
    if (isAsking() && readChoices()) open();
    return on('consent:open', open);
  }, []);

  const close = () => {
    setAsking(false);
    setDetailed(false);
    setReopened(false);
    const next = opener.current ?? document.getElementById('main');
    opener.current = null;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const choose = (choices: Choices) => {
    storeChoices(choices, consent.days);
    emit('consent:changed', choices);
    void recordConsent(consent.version, choices);
    close();
  };
  /** The buttons by the name that an early click on them is kept under. */
  const actions: Record<string, () => void> = {
    decline: () => choose(NOTHING),
    agree: () => choose(EVERYTHING),
    change: showDetails,
  };
  useEffect(() => {
    const early = takeEarlyChoice();
    if (early !== undefined) actions[early]?.();
  }, []);
  const agreePartly = (event: FormEvent) => {
    event.preventDefault();
    choose(ticked);
  };

  return (
    <Card
      aria-labelledby="consent-title"
      data-consent-card=""
      onKeyDown={({ key }) => reopened && key === 'Escape' && close()}
    >
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      {reopened && (
        <button type="button" className="close" aria-label={t('close')} onClick={close}>
          <Icon name="close" />
        </button>
      )}
      <p>
        {t('text')} <a href={localizedPath(routes, '/cookie-policy/', language)}>{t('policy')}</a>
      </p>
      {detailed && (
        <form id="consent-options" onSubmit={agreePartly}>
          <Option title={t('options.required.title')} text={t('options.required.text')} checked />
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
        <Button data-consent-choice="decline" onClick={actions.decline}>
          {t('decline')}
        </Button>
        <Button data-consent-choice="agree" onClick={actions.agree}>
          {t('agree')}
        </Button>
        {/* Last, where the button for the details was: a second click there must not agree to everything. */}
        {detailed && (
          <Button type="submit" form="consent-options">
            {t('agreePartly')}
          </Button>
        )}
        {!detailed && (
          <Button variant="quiet" size="s" className="change" data-consent-choice="change" onClick={showDetails}>
            {t('change')}
          </Button>
        )}
      </div>
    </Card>
  );
}
