/**
 * `<html data-consent="ask|set">` says whether the card is shown: the shell's head sets it before the first paint, this section
 * afterwards, and the card's style uses it.
 */
const root = (): HTMLElement => document.documentElement;

export const isAsking = (): boolean => root().dataset.consent === 'ask';

export function setAsking(asking: boolean): void {
  root().dataset.consent = asking ? 'ask' : 'set';
}

/**
 * `<html data-consent-trackers>` says whether the fragment `trackers` has something to do: something is allowed, or was allowed
 * and left cookies. Without it nothing of that fragment is loaded.
 */
export const areTrackersActive = (): boolean => 'consentTrackers' in root().dataset;

export function activateTrackers(): void {
  root().dataset.consentTrackers = '';
}
