import type { RegistryDocument } from '@facade/platform/registry';

/** What is live, for anybody: without who changed it on which machine and why, and so without the signature over all of it. */
export function publicDocument({ schema, microFrontends, extras }: RegistryDocument) {
  const { revision, changedAt, releases, channels } = extras;
  return { schema, microFrontends, extras: { revision, changedAt, releases, channels } };
}
