import type { FormId } from '@facade/shared-domain/model';
import type { Transaction } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { Db, Tables } from '../database/index.ts';
import { AddressLimit } from '../limits/address-limit.ts';
import { countHit } from '../limits/hit-counter.ts';
import { keyedHash } from '../limits/keyed-hash.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { FormValues } from './form-definition.ts';
import { SITE_WINDOW, WITHOUT_PROOF } from './form-limits.ts';
import { formText } from './form-texts.ts';

/** Who sends a form, and what shows that it is a person. */
export interface Sender {
  address: string;
  /** Empty: the form brings none. */
  proof: string;
}

/** Takes the proof of a form in the transaction that stores it. Throws where another form has had it. */
export type TakeProof = (tx: Transaction<Tables>) => Promise<void>;

/** Decides whether the form may be stored. Throws where it may not. */
export type Admit = () => Promise<TakeProof>;

const NOTHING_TO_TAKE: TakeProof = async () => {};

export interface GuardOptions {
  db: Db;
  /** Null: no proof is asked for, and none is missed. */
  captcha: Captcha | null;
  /** Right forms of one kind without a proof from all visitors together within {@link SITE_WINDOW}. */
  formsWithoutProof: number;
}

/**
 * Decides whether a right form may be stored. The site's own pages bring a proof that a browser has worked for it, which nobody sees
 * happen. One without it, from a browser without JavaScript or a program, is taken too, within narrower limits: of its network, and
 * of the whole site, beyond which a proof is demanded of everyone until the flood is over.
 */
export class FormGuard {
  readonly #options: GuardOptions;
  readonly #withoutProof: AddressLimit;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#withoutProof = new AddressLimit(options.db, 'forms-without-proof', WITHOUT_PROOF);
  }

  /**
   * Asks what the proof is worth, which may take another server a while, and gives what decides in the form's turn.
   * @throws ProblemError, the decision: `invalid-form` for a proof that is wrong or missing, `too-many-requests`
   */
  async examine(form: FormId, { language }: FormValues, { address, proof: token }: Sender): Promise<Admit> {
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

  async #isFlooded(form: FormId): Promise<boolean> {
    const { db, formsWithoutProof } = this.#options;
    if (formsWithoutProof === 0) return true;
    const { hits } = await countHit(db, await keyedHash(db, 'site-without-proof', form), SITE_WINDOW);
    return hits > formsWithoutProof;
  }
}
