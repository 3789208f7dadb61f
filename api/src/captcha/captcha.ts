import type { CaptchaOffer } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/index.ts';

/**
 * What a proof turned out to be. `unknown`: the provider did not say, so that the form counts as one without a proof. `use` takes
 * a right one in the transaction that stores the form, and gives false where it was taken before.
 */
export type Proof = { kind: 'right'; use(tx: Transaction<Tables>): Promise<boolean> } | { kind: 'wrong' | 'unknown' };

/** Whoever sets visitors a task that costs a flood more than a person. */
export interface Captcha {
  /** What the browser of a visitor at this address needs to make a proof. */
  offer(address: string): Promise<CaptchaOffer>;
  check(token: string): Promise<Proof>;
}
