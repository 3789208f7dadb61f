import { canaryOf, liveOf, type RegistryDocument } from '@facade/platform/registry';

/** Describes which releases visitors of a section get after a change. */
export function outcomeOf(document: RegistryDocument, section: string): string {
  return `${placeOf(document, section)} (registry revision ${document.extras.revision})`;
}

function placeOf(document: RegistryDocument, section: string): string {
  const { action, change } = document.extras;
  const canary = canaryOf(document, section);
  if (action === 'channel') return change.replace('publish ', '');
  if (action === 'retire') return retired(change, section);
  if (canary) return `${section} ${canary.metadata.version} is the canary for ${canary.deployment.traffic} %`;
  return `${section} ${liveOf(document, section)?.metadata.version} is live`;
}

function retired(change: string, section: string): string {
  const [, channel] = /^remove channel (\S+) /.exec(change) ?? [];
  return channel ? `${section} has no channel ${channel} any more` : `${section} is off the site`;
}
