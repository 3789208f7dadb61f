/** One deployable version of a section, in the frontend-discovery schema. Own fields live in `extras` only. */
export interface Deployment {
  /** Browser entry of the release. */
  url: string;
  fallbackUrl?: string;
  metadata: { integrity: string; version: string };
  /** Share of visitors in percent; the shares of a section sum to 100 and exactly one is the default. */
  deployment: { traffic: number; default: boolean };
  extras: {
    /** URL of the release's folder; `release.json` lies in it. Root-relative: the site's own release store. */
    base: string;
    publishedAt: string;
  };
}

/** The discovery document: `GET /registry.json`. */
export interface RegistryDocument {
  schema: string;
  microFrontends: Record<string, Deployment[]>;
  extras: { revision: number; changedAt: string; change: string };
}

export const DISCOVERY_SCHEMA = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

export const emptyDocument = (): RegistryDocument => ({
  schema: DISCOVERY_SCHEMA,
  microFrontends: {},
  extras: { revision: 0, changedAt: new Date(0).toISOString(), change: 'empty registry' },
});

/** What is wrong with a document, in words; empty when it is sound. Readers refuse an unsound one and keep the last good. */
export function problemsOf(document: unknown): string[] {
  if (!isRecord(document)) return ['the registry is not a JSON object'];
  const { microFrontends, extras } = document;
  if (!isRecord(extras) || !Number.isInteger(extras.revision)) return ['extras.revision is not a whole number'];
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

/** Every field that a reader relies on is there. */
function isDeployment(value: unknown): value is Deployment {
  if (!isRecord(value)) return false;
  const { url, metadata, deployment, extras } = value;
  const texts = [url, ...(isRecord(metadata) ? [metadata.version, metadata.integrity] : [null])];
  return (
    [...texts, isRecord(extras) ? extras.base : null].every((text) => typeof text === 'string' && text !== '') &&
    isRecord(deployment) &&
    Number.isFinite(deployment.traffic)
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
