import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Registry } from '@facade/platform/registry';
import { keyFor, type Override } from '@facade/platform/tokens';
import { Releases } from '../releases/releases.ts';
import type { Visitor } from '../variants/visitor.ts';
import { deployment, releaseRecord, TEST_CHANGE } from './deployments.ts';

/** A registry with canaries, channels and kept releases, and releases that follow it. */
export class VariantSite {
  readonly warn = jest.fn();
  readonly onOpenFailed = jest.fn();
  readonly #data = mkdtempSync(join(tmpdir(), 'facade-variants-'));
  readonly #registry: Registry = openStore({ data: this.#data, serves: true }).registry;

  /** Section → live version, and a canary with its percentage. */
  async deploy(sections: Record<string, [string, string?, number?]>): Promise<void> {
    await this.#registry.update(TEST_CHANGE, (current) => ({
      ...current,
      microFrontends: Object.fromEntries(
        Object.entries(sections).map(([section, [live, canary, percent = 0]]) => [
          section,
          canary ? [deployment(live, 100 - percent), deployment(canary, percent, false)] : [deployment(live)],
        ]),
      ),
      extras: {
        ...current.extras,
        releases: { a: ['1', '2', '3'].map(releaseRecord), b: ['1', '2'].map(releaseRecord) },
        channels: { a: { preview: '3', gone: '0' } },
      },
    }));
  }

  follow(overrideOrigins = new Set<string>()): Releases {
    return new Releases({
      registry: this.#registry,
      releases: { folder: '', fetch: async () => {}, tidy: async () => {} },
      shared: {},
      log: { warn: this.warn, info: () => {} },
      canaryKey: keyFor('canary', 'a secret of thirty-two characters'),
      overrideOrigins,
      onOpenFailed: this.onOpenFailed,
    });
  }

  close(): void {
    rmSync(this.#data, { recursive: true });
  }
}

/** Visitors without overrides. */
export const visitors = Array.from(
  { length: 300 },
  (_, index): Visitor => ({ address: `10.0.0.${index}`, agent: 'test', overrides: [] }),
);

/** A visitor who opened signed links. */
export const visitorWith = (...overrides: Pick<Override, 'section' | 'kind' | 'name'>[]): Visitor => ({
  address: '10.0.0.1',
  agent: 'test',
  overrides: overrides.map((override) => ({ ...override, until: 2000 })),
});
