import type { FormId, Language } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import { SITE_WINDOW } from '../correspondence/index.ts';
import { formText, ProblemError } from '../http/index.ts';
import { AddressLimit, ALLOWANCES, countHit, type Db, keyedHash, type Tables } from '../platform/index.ts';
import type { Captcha } from './captcha/captcha.ts';

/** The sender of a form, and the evidence that it is a person. */
export interface Sender {
  address: string;
  /** Empty: the form has no proof. */
  proof: string;
}

/** Consumes the proof of a form in the transaction that stores it. Throws if another form has used it. */
export type TakeProof = (tx: Transaction<Tables>) => Promise<void>;

/** Decides whether the form may be stored. Throws if it may not. */
export type Admit = () => Promise<TakeProof>;

const NOTHING_TO_TAKE: TakeProof = async () => {};

export interface GuardOptions {
  db: Db;
  /** Null: no proof is required. */
  captcha: Captcha | null;
  /** Valid forms of one kind without a proof, from all visitors together within {@link SITE_WINDOW}. */
  formsWithoutProof: number;
}

/**
 * Decides whether a valid form, or a file for one, may be stored. The site's own pages send a proof of work, which visitors do not notice. Forms
 * without one, from a browser without JavaScript or a program, are accepted too, within lower limits: per network, and for the
 * whole site, beyond which everyone needs a proof until the flood is over.
 */
export class FormGuard {
  readonly #options: GuardOptions;
  readonly #withoutProof: AddressLimit;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#withoutProof = new AddressLimit(options.db, 'forms-without-proof', ALLOWANCES.formsWithoutProof);
  }

  /**
   * Verifies the proof, which may involve another server, and returns the decision to run when the form's turn comes.
   * @throws ProblemError from the decision: `invalid-form` for a wrong or missing proof, `too-many-requests`
   */
  async examine(form: FormId | 'uploads', language: Language, { address, proof: token }: Sender): Promise<Admit> {
    const { captcha } = this.#options;
    if (!captcha) return async () => NOTHING_TO_TAKE;
    const wrong = () => new ProblemError('invalid-form', { captcha: formText('captcha.invalid', language) });
    const proof = token === '' ? null : await captcha.check(token);
    return async () => {
      if (proof?.kind === 'wrong') throw wrong();
      if (proof?.kind === 'right')
        return async (tx) => {
          if (!(await proof.use(tx))) throw wrong();
        };
      const wait = await this.#withoutProof.hit(address);
      if (wait > 0) throw new ProblemError('too-many-requests', undefined, wait);
      if (await this.#isFlooded(form))
        throw new ProblemError('invalid-form', { captcha: formText('captcha.required', language) });
      return NOTHING_TO_TAKE;
    };
  }

  async #isFlooded(form: string): Promise<boolean> {
    const { db, formsWithoutProof } = this.#options;
    if (formsWithoutProof === 0) return true;
    const { hits } = await countHit(db, await keyedHash(db, 'site-without-proof', form), SITE_WINDOW);
    return hits > formsWithoutProof;
  }
}
