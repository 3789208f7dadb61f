/**
 * Whether the card is shown stands on the document, `<html data-consent="ask|set">`: the shell's head writes it before
 * anything is painted, this section afterwards, and the card's style follows it.
 */
const root = (): HTMLElement => document.documentElement;

export const isAsking = (): boolean => root().dataset.consent === 'ask';

export function setAsking(asking: boolean): void {
  root().dataset.consent = asking ? 'ask' : 'set';
}
