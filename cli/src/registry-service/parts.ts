import type { KeyObject } from 'node:crypto';
import type { Store } from '@facade/platform/registry';
import type { ReleaseHealth, ReleasesState } from '@facade/shared-domain/releases';
import type { Gate } from './gate/gate.ts';
import type { RefusedAttempts } from './refused-attempts.ts';
import type { StagedFiles } from './uploads/staged-files.ts';

/** What the service needs for the agency's staff. */
export interface StaffParts {
  /** Shared with the api, which knows who is logged in. */
  token: string;
  /** Everything about the releases since a time such as `2h`; default `7d`. */
  state(since?: string): Promise<ReleasesState>;
}

/** What the registry service works with. */
export interface ServiceParts {
  store: Store;
  gate: Gate;
  /** Folder in which releases are judged; the gate may read it. */
  candidates: string;
  staged: StagedFiles;
  attempts: RefusedAttempts;
  /** Signs override links. */
  overrideKey: KeyObject;
  /** Signs passes. */
  passKey: KeyObject;
  /** Folder of the shell's build. */
  shell: string;
  /** How the releases of a section do since a time such as `2h`; default `7d`. */
  health(section: string, since?: string): Promise<ReleaseHealth[]>;
  /** Without it, only teams and the operator may change something. */
  staff?: StaffParts;
  /** Default: no log. */
  logLevel?: string;
}
