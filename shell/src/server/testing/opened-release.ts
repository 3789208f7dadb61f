import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Deployment, integrityOf } from '@facade/platform/registry';
import { sharedLibraries } from '../../composition/shared-libraries.ts';
import { provideFederationRuntime } from '../../library-insides/module-federation/federation-globals.ts';
import { ReleaseHandle } from '../releases/release-handle.ts';
import { publishTinySection, type TinyRelease } from './tiny-release.ts';

const SHARED_VERSIONS = {
  react: '19.0.0',
  'react/jsx-runtime': '19.0.0',
  'react-dom': '19.0.0',
  'react-router': '8.0.0',
  'styled-components': '6.0.0',
  'react-i18next': '18.0.0',
  '@facade/section-kit': '1.0.0',
  '@facade/shared-ui': '1.0.0',
};

const globals = globalThis as typeof globalThis & {
  _FEDERATION_RUNTIME_CORE?: unknown;
  __FEDERATION__: { __INSTANCES__: unknown[] };
};

/** Number of releases in the federation runtime. */
export const instances = (): number => globals.__FEDERATION__.__INSTANCES__.length;

/** Builds and publishes the tiny section, for a `beforeAll` with a timeout of one minute. */
export async function buildTinyRelease(): Promise<TinyRelease> {
  Object.assign(globalThis, { SHARED_VERSIONS });
  provideFederationRuntime();
  // Releases are compiled by Node.js itself, whose globals are not those of the test's sandbox.
  const outside = Buffer.constructor('return globalThis')() as typeof globals;
  outside._FEDERATION_RUNTIME_CORE = globals._FEDERATION_RUNTIME_CORE;
  return publishTinySection();
}

/** A copy of the built release, which a test may damage. */
export class ReleaseCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'facade-releases-'));
  readonly #built: TinyRelease;

  constructor(built: TinyRelease) {
    this.#built = built;
    cpSync(built.releases, this.folder, { recursive: true });
  }

  fileOf(path: string): string {
    return join(this.folder, 'mf-tiny', this.#built.deployment.metadata.version, path);
  }

  openAs(deployment: Deployment, section = 'mf-tiny', origin = ''): Promise<ReleaseHandle> {
    return ReleaseHandle.open(section, deployment, this.folder, sharedLibraries() as never, origin);
  }

  /** Opens it as if the registry contained the current descriptor, so that everything below it is checked. */
  open(deployment = this.#built.deployment, origin = ''): Promise<ReleaseHandle> {
    const file = this.fileOf('release.json');
    const present = existsSync(file) ? readFileSync(file) : Buffer.of();
    return this.openAs(
      { ...deployment, extras: { ...deployment.extras, descriptor: integrityOf(present) } },
      undefined,
      origin,
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
