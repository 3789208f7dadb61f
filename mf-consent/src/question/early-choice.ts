/**
 * The button clicked before this section's script loaded: a script in the document's head stores it in `<html
 * data-consent-chosen>` until `data-consent-ready` is set.
 */
export function takeEarlyChoice(): string | undefined {
  const { dataset } = document.documentElement;
  const { consentChosen } = dataset;
  delete dataset.consentChosen;
  dataset.consentReady = '';
  return consentChosen;
}
