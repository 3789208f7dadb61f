import { createSecretKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Registry } from '@facade/platform/registry';
import { Releases, type ReleasesOptions } from '../releases/releases.ts';
import { deployment, TEST_CHANGE } from './deployments.ts';

/** A registry of its own, and releases that follow it. */
export class FollowedRegistry {
  readonly warn = jest.fn();
  readonly data = mkdtempSync(join(tmpdir(), 'facade-registry-'));
  readonly folder = join(this.data, 'registry');
  registry: Registry = openStore({ data: this.data, serves: true }).registry;

  follow(watcher: Pick<ReleasesOptions, 'onDocument' | 'onOpenFailed'> = {}): Releases {
    return new Releases({
      ...watcher,
      registry: this.registry,
      releases: { folder: '', fetch: async () => {}, tidy: async () => {} },
      shared: {},
      log: { warn: this.warn, info: () => {} },
      canaryKey: createSecretKey(Buffer.alloc(32)),
    });
  }

  /** Makes exactly these live: section → version. */
  async deploy(sections: Record<string, string>): Promise<void> {
    await this.registry.update(TEST_CHANGE, (current) => ({
      ...current,
      microFrontends: Object.fromEntries(
        Object.entries(sections).map(([section, version]) => [section, [deployment(version)]]),
      ),
    }));
  }

  /** As if another machine opened it, which saw nothing of what this one did. */
  reopen(): void {
    this.registry = openStore({ data: this.data }).registry;
  }

  close(): void {
    rmSync(this.data, { recursive: true });
  }
}

/** Id of the set that is live for everybody. */
export async function liveSet(releases: Releases): Promise<string> {
  const lease = await releases.lease();
  lease.release();
  return lease.set.id;
}
