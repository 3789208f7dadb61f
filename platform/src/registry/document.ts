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
  if (typeof document !== 'object' || document === null) return ['the registry is not a JSON object'];
  const { microFrontends, extras } = document as Partial<RegistryDocument>;
  if (!Number.isInteger(extras?.revision)) return ['extras.revision is not a whole number'];
  if (typeof microFrontends !== 'object' || microFrontends === null) return ['microFrontends is missing'];
  return Object.entries(microFrontends).flatMap(([section, deployments]) => problemsOfSection(section, deployments));
}

function problemsOfSection(section: string, deployments: unknown): string[] {
  if (!Array.isArray(deployments) || deployments.length === 0) return [`${section} has no deployment`];
  const list = deployments as Partial<Deployment>[];
  const traffic = list.reduce((sum, { deployment }) => sum + (deployment?.traffic ?? Number.NaN), 0);
  const defaults = list.filter(({ deployment }) => deployment?.default === true).length;
  return [
    ...(traffic === 100 ? [] : [`traffic of ${section} sums to ${traffic}, not 100`]),
    ...(defaults === 1 ? [] : [`${section} has ${defaults} default deployments, not one`]),
    ...list.flatMap(({ url, metadata, extras }, index) =>
      url && metadata?.version && metadata.integrity && extras?.base
        ? []
        : [`deployment ${index} of ${section} is incomplete`],
    ),
  ];
}
