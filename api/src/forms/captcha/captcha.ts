import type { CaptchaOffer } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/index.ts';

/**
 * The result of checking a proof. `unknown`: the provider did not answer, so the form counts as one without a proof. `use`
 * consumes a valid proof in the transaction that stores the form, and returns false if it was used before.
 */
export type Proof = { kind: 'right'; use(tx: Transaction<Tables>): Promise<boolean> } | { kind: 'wrong' | 'unknown' };

/** A captcha: sets visitors a task that a flood of requests cannot afford. */
export interface Captcha {
  /** What the browser of a visitor at this address needs to create a proof. */
  offer(address: string): Promise<CaptchaOffer>;
  check(token: string): Promise<Proof>;
}
