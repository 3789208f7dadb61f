import type { Deployment } from './document.ts';

/** Problems of a document; empty when it is valid. Readers refuse an invalid one and keep the last valid one. */
export function problemsOf(document: unknown): string[] {
  if (!isRecord(document)) return ['the registry is not a JSON object'];
  const { microFrontends, extras } = document;
  if (!isRecord(extras) || !Number.isInteger(extras.revision)) return ['extras.revision is not a whole number'];
  if (!isRecord(extras.releases) || !isRecord(extras.channels))
    return ['extras.releases or extras.channels is missing'];
  if (!isRecord(microFrontends)) return ['microFrontends is missing'];
  return Object.entries(microFrontends).flatMap(([section, deployments]) => problemsOfSection(section, deployments));
}

function problemsOfSection(section: string, deployments: unknown): string[] {
  if (!Array.isArray(deployments) || deployments.length === 0) return [`${section} has no deployment`];
  const list = deployments as unknown[];
  const incomplete = list.flatMap((deployment, index) =>
    isDeployment(deployment) ? [] : [`deployment ${index} of ${section} is incomplete`],
  );
  if (incomplete.length > 0) return incomplete;
  const shares = (list as Deployment[]).map(({ deployment }) => deployment);
  const traffic = shares.reduce((sum, share) => sum + share.traffic, 0);
  const defaults = shares.filter((share) => share.default === true).length;
  return [
    ...(shares.some((share) => share.traffic < 0) ? [`traffic of ${section} is less than nothing`] : []),
    ...(traffic === 100 ? [] : [`traffic of ${section} sums to ${traffic}, not 100`]),
    ...(defaults === 1 ? [] : [`${section} has ${defaults} default deployments, not one`]),
  ];
}

/** Whether all fields that readers rely on are present. */
function isDeployment(value: unknown): value is Deployment {
  if (!isRecord(value)) return false;
  const { url, metadata, deployment, extras } = value;
  const { version, integrity } = isRecord(metadata) ? metadata : {};
  const { base, descriptor } = isRecord(extras) ? extras : {};
  return (
    [url, version, integrity, base, descriptor].every((text) => typeof text === 'string' && text !== '') &&
    isRecord(deployment) &&
    Number.isFinite(deployment.traffic)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
