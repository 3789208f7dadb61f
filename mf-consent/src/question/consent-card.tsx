import { emit, on, onDemand, useLanguage, useSite } from '@facade/section-kit';
import { localizedPath } from '@facade/shared-domain/paths/localized-path';
import { Button, Icon } from '@facade/shared-ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readChoices, storeChoices } from '../choices/choice-storage.ts';
import { allowsAny, type Choices, EVERYTHING, NOTHING } from '../choices/choices.ts';
import { updateConsent } from '../choices/consent-mode.ts';
import { recordConsent } from '../choices/record-consent.ts';
import { activateTrackers, areTrackersActive, isAsking, setAsking } from './asking.ts';
import { Card } from './consent-card.style.ts';
import { useWording } from './use-wording.ts';

const OPTIONS = 'consent-options';

const Details = onDemand(null, async () => (await import('./details.tsx')).Details);

/**
 * Asks what may be stored. The server renders it into every page and the document says whether it is displayed, so nothing
 * flashes by for those who have chosen. It takes the focus only when a visitor opens it.
 */
export function ConsentCard() {
  const t = useWording();
  const { analytics, consent, routes } = useSite();
  const hasAds = analytics.adsId || analytics.pixelId || analytics.tagManagerId;
  const language = useLanguage();
  const [isDetailed, setDetailed] = useState(false);
  const [ticked, setTicked] = useState<Choices>(NOTHING);
  /** Opened by a visitor who has chosen before, and may close it unchanged. */
  const [reopened, setReopened] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const card = useRef<HTMLElement>(null);
  useCoveredBottom(card);

  const showDetails = async () => {
    heading.current?.focus();
    // Until they are there, the two buttons work.
    await Details.arrived();
    setDetailed(true);
  };
  const close = () => {
    setAsking(false);
    setDetailed(false);
    setReopened(false);
    const next = opener.current ?? document.getElementById('main');
    opener.current = null;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
  const choose = (choices: Choices) => {
    const id = randomId();
    storeChoices(choices, consent, id);
    emit('consent:changed', choices);
    if (allowsAny(choices)) activateTrackers();
    // Notifies the agency's own tags of a refusal, too.
    else if (!areTrackersActive()) updateConsent(choices);
    if (id) void recordConsent({ id, version: consent.version, language, choices });
    close();
  };
  /** The buttons, by the name under which an early click is stored. */
  const actions: Record<string, () => void> = {
    decline: () => choose(NOTHING),
    agree: () => choose(EVERYTHING),
    change: showDetails,
  };
  // Before the next effect: an early refusal has stored a choice, and must not open the question again.
  useEffect(() => {
    const early = takeEarlyChoice();
    if (early !== undefined) actions[early]?.();
  }, []);
  useEffect(() => {
    const open = () => {
      const stored = readChoices();
      opener.current = document.activeElement;
      setTicked(stored ?? NOTHING);
      setReopened(stored !== null);
      setAsking(true);
      showDetails();
    };
    // Requested before this script loaded.
    if (isAsking() && readChoices()) open();
    return on('consent:open', open);
  }, []);

  const back = () => {
    setDetailed(false);
    heading.current?.focus();
  };

  return (
    <Card
      ref={card}
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
        {t('text', { context: hasAds ? 'ads' : undefined })}{' '}
        <a href={localizedPath(routes, '/cookie-policy/', language)}>{t('policy')}</a>
      </p>
      {isDetailed && <Details id={OPTIONS} ticked={ticked} onTick={setTicked} onSave={() => choose(ticked)} />}
      <div className="actions">
        <Button data-consent-choice="decline" onClick={actions.decline}>
          {t('decline')}
        </Button>
        <Button data-consent-choice="agree" onClick={actions.agree}>
          {t('agree')}
        </Button>
        {/* Last, where the button for the details was: a second click there must not agree to everything. */}
        {isDetailed ? (
          <>
            <Button type="submit" form={OPTIONS}>
              {t('agreePartly')}
            </Button>
            {!reopened && (
              <Button variant="quiet" size="s" className="change" onClick={back}>
                {t('back')}
              </Button>
            )}
          </>
        ) : (
          <Button variant="quiet" size="s" className="change" data-consent-choice="change" onClick={showDetails}>
            {t('change')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Empty over plain HTTP, where browsers have no `randomUUID`: local sites keep no records. */
const randomId = (): string => ('randomUUID' in crypto ? crypto.randomUUID() : '');

/**
 * Says how much of the window's bottom an element covers while it is shown: as `--covered-bottom` of the root, in pixels. What opens in
 * the page, such as a panel of suggestions, keeps clear of it.
 */
function useCoveredBottom(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A browser without layout, such as that of the tests.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const { top = 0, height = 0 } = entry?.target.getBoundingClientRect() ?? {};
      if (height > 0) style.setProperty('--covered-bottom', `${Math.round(innerHeight - top)}px`);
      else style.removeProperty('--covered-bottom');
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--covered-bottom');
    };
  }, [element]);
}

/**
 * The button clicked before this section's script loaded: a script in the document's head stores it in `<html
 * data-consent-chosen>` until `data-consent-ready` is set.
 */
function takeEarlyChoice(): string | undefined {
  const { dataset } = document.documentElement;
  const { consentChosen } = dataset;
  delete dataset.consentChosen;
  dataset.consentReady = '';
  return consentChosen;
}
