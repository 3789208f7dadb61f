import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeNote, Deployment, RegistryDocument } from '../registry/document/document.ts';
import type { Registry } from '../registry/registry.ts';
import { openStore } from '../store/store.ts';

/** A registry in a folder of its own, written to without releases. */
export interface TestRegistry {
  data: string;
  registry: Registry;
  /** Opens it again, as another process does. */
  reopen(): void;
  /** Deploys sections beside the existing ones. */
  put(change: string, sections: Record<string, Deployment[]>): Promise<RegistryDocument>;
  fileOf(revision: number): string;
  /** Changes the file of a revision behind the registry's back. */
  edit(revision: number, change: (document: RegistryDocument) => void): void;
  dispose(): void;
}

export function testRegistry(): TestRegistry {
  const data = mkdtempSync(join(tmpdir(), 'facade-registry-'));
  const site: TestRegistry = {
    data,
    registry: openStore({ data }).registry,
    reopen() {
      site.registry = openStore({ data }).registry;
    },
    put: (change, sections) =>
      site.registry.update(noteOf(change), (current) => ({
        ...current,
        microFrontends: { ...current.microFrontends, ...sections },
      })),
    fileOf: (revision) => join(data, `registry/0000000${revision}.json`),
    edit(revision, change) {
      const document: RegistryDocument = JSON.parse(readFileSync(site.fileOf(revision), 'utf8'));
      change(document);
      writeFileSync(site.fileOf(revision), JSON.stringify(document));
    },
    dispose: () => rmSync(data, { recursive: true, force: true }),
  };
  return site;
}

export const deployment = (version = '1', traffic = 100): Deployment => ({
  url: '/x.js',
  metadata: { integrity: 'sha384-x', version },
  deployment: { traffic, default: true },
  extras: { base: '/_sections/x/', publishedAt: '', descriptor: 'sha384-y' },
});

export const noteOf = (change: string): ChangeNote => ({ action: 'none', section: 'a', change, by: 'somebody' });
