/**
 * Whether the card is shown stands on the document, `<html data-consent="ask|set">`: the shell's head writes it before
 * anything is painted, this section afterwards, and the card's style follows it.
 */
const root = (): HTMLElement => document.documentElement;

export const isAsking = (): boolean => root().dataset.consent === 'ask';

export function setAsking(asking: boolean): void {
  root().dataset.consent = asking ? 'ask' : 'set';
}

/**
 * Whether the fragment `trackers` has something to do stands there too, `<html data-consent-trackers>`: something is allowed, or was and
 * left its cookies. Without it not a byte of that fragment is loaded.
 */
export const areTrackersAwake = (): boolean => 'consentTrackers' in root().dataset;

export function wakeTrackers(): void {
  root().dataset.consentTrackers = '';
}
