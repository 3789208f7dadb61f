import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canaryOf, liveOf } from '../registry/document/document.ts';
import { type Publication, publishRelease } from '../releases/publish.ts';
import { openStore, type Store } from '../store/store.ts';
import { smallBuild } from './small-build.ts';

/** A store in a temporary folder, and the operations that tests share. */
export interface TestStore {
  data: string;
  store: Store;
  publish(version: string, publication?: Publication): Promise<void>;
  /** Live version of mf-detail, followed by its canary if there is one: `1.0.0, 2.0.0 for 10 %`. */
  state(): Promise<string>;
  dispose(): void;
}

export function testStore(): TestStore {
  const data = mkdtempSync(join(tmpdir(), 'facade-store-'));
  const store = openStore({ data });
  return {
    data,
    store,
    async publish(version, publication = {}) {
      await publishRelease(store, smallBuild(data, version), { version, ...publication });
    },
    async state() {
      const document = await store.registry.read();
      const canary = canaryOf(document, 'mf-detail');
      const share = canary ? `, ${canary.metadata.version} for ${canary.deployment.traffic} %` : '';
      return `${liveOf(document, 'mf-detail')?.metadata.version}${share}`;
    },
    dispose: () => rmSync(data, { recursive: true, force: true }),
  };
}
