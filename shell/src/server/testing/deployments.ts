import type { Deployment, ReleaseRecord } from '@facade/platform/registry';

/** A release as the registry has it deployed; by default for everybody. */
export const deployment = (version: string, traffic = 100, isDefault = true): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: isDefault },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});

/** A release that the registry keeps. */
export const releaseRecord = (version: string): ReleaseRecord => ({
  version,
  publishedAt: '',
  integrity: 'sha384-x',
  url: '/x.js',
  base: '/_sections/x/',
  descriptor: 'sha384-y',
  content: version,
});

/** For an update of the registry that a test makes. */
export const TEST_CHANGE = { action: 'none', section: '', change: 'test', by: 'test' } as const;
