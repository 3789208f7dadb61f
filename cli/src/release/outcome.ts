import { canaryOf, liveOf, type RegistryDocument } from '@facade/platform/registry';

/** Describes which releases visitors of a section get after a change. */
export function outcomeOf(document: RegistryDocument, section: string): string {
  return `${placeOf(document, section)} (registry revision ${document.extras.revision})`;
}

function placeOf(document: RegistryDocument, section: string): string {
  const { action, change } = document.extras;
  const canary = canaryOf(document, section);
  if (action === 'channel') return change.replace('publish ', '');
  if (canary) return `${section} ${canary.metadata.version} is the canary for ${canary.deployment.traffic} %`;
  return `${section} ${liveOf(document, section)?.metadata.version} is live`;
}
