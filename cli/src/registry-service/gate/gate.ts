import type { SectionBudget } from '@facade/platform/contract';
import type { RegistryDocument } from '@facade/platform/registry';

/** A build that may become a release. */
export interface GateCandidate {
  section: string;
  folder: string;
  /** What the operator allows, instead of what the section declares. */
  budget?: SectionBudget | undefined;
}

/** A candidate that passed. */
export interface GatePassed {
  /** Rejects if it does not fit a later state of the registry. */
  assertFits(document: RegistryDocument): Promise<void>;
  end(): void;
}

/** Judges a candidate. Throws `Refused` with all that is wrong. `say` gets its lines. */
export type Gate = (candidate: GateCandidate, say: (line: string) => void) => Promise<GatePassed>;
