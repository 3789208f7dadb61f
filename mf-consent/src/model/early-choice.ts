/**
 * What was clicked before this section's script was there, and no more after it: a script in the head of the document keeps it in
 * `<html data-consent-chosen>` until it sees `data-consent-ready`.
 */
export function takeEarlyChoice(): string | undefined {
  const { dataset } = document.documentElement;
  const { consentChosen } = dataset;
  delete dataset.consentChosen;
  dataset.consentReady = '';
  return consentChosen;
}
