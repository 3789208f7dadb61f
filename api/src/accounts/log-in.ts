import { AddressLimit, ALLOWANCES, type Db } from '../platform/index.ts';
import type { DeviceName } from './device-name.ts';
import { makeDeviceToken, readDeviceToken } from './device-token.ts';
import { normalizeEmail } from './email.ts';
import { findAccount } from './find-account.ts';
import { type HashQueue, QueueFull } from './hash-queue.ts';
import { LoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './password.ts';
import type { Realm } from './realm.ts';
import type { SessionToken } from './sessions.ts';

/** `Retry-After` while too many passwords are being checked, in seconds. */
const RETRY_AFTER = 2;

export interface Credentials {
  email: string;
  password: string;
  /** The visitor's address. */
  address: string;
  /** The token that the browser got at an earlier login. */
  device: string | undefined;
  /** The name under which the session is listed. */
  deviceName: DeviceName;
  /** The browser keeps the session after it is closed. */
  isRemembered: boolean;
}

/** Logged in, with the tokens for the browser; refused; or not checked yet, with the seconds to wait. */
export type LoginOutcome =
  | { kind: 'in'; session: SessionToken; device: string; name: string }
  | { kind: 'wrong' }
  | { kind: 'wait'; seconds: number };

/** The login of a realm: bounded work, throttled guesses, and the same answer and time for accounts that do not exist. */
export class Login {
  readonly #db: Db;
  readonly #realm: Realm;
  readonly #queue: HashQueue;
  readonly #throttle: LoginThrottle;
  readonly #addresses: AddressLimit;

  constructor(db: Db, realm: Realm, queue: HashQueue) {
    this.#db = db;
    this.#realm = realm;
    this.#queue = queue;
    this.#throttle = new LoginThrottle(db, realm.scope);
    this.#addresses = new AddressLimit(db, `${realm.scope}login`, ALLOWANCES.logins);
  }

  /** Attempts to log in. Rejects if the database does not answer; then nobody gets in. */
  async attempt(credentials: Credentials): Promise<LoginOutcome> {
    const email = normalizeEmail(credentials.email);
    const device = await readDeviceToken(this.#db, this.#realm.scope, credentials.device, email);
    const isKnown = device !== null && (await this.#throttle.admitDevice(device));
    const lane = isKnown ? 'known' : 'unknown';
    // Comes before the attempt is counted: a request that is refused here has made no guess.
    if (this.#queue.isFull(lane)) return { kind: 'wait', seconds: RETRY_AFTER };
    const seconds = isKnown ? 0 : await this.#admit(email, credentials.address);
    if (seconds > 0) return { kind: 'wait', seconds };
    try {
      return await this.#queue.run(lane, () => this.#check({ ...credentials, email }, isKnown));
    } catch (error) {
      if (error instanceof QueueFull) return { kind: 'wait', seconds: RETRY_AFTER };
      throw error;
    }
  }

  /** Counts a stranger's attempt. Returns the seconds to wait; 0 admits it to the queue. */
  async #admit(email: string, address: string): Promise<number> {
    return (await this.#addresses.hit(address)) || (await this.#throttle.admitStranger(email, address));
  }

  async #check(credentials: Credentials, isKnown: boolean): Promise<LoginOutcome> {
    const { email, password, address, deviceName, isRemembered } = credentials;
    const account = await findAccount(this.#db, this.#realm, email);
    const isRight = await verifyPassword(account?.password_hash ?? null, password);
    if (!account || !isRight) return { kind: 'wrong' };
    if (!isKnown) await this.#throttle.forgive(email, address);
    const session = await this.#realm.sessions.start(this.#db, {
      accountId: account.id,
      device: deviceName,
      isRemembered: isRemembered || this.#realm.isAlwaysRemembered,
    });
    const device = await makeDeviceToken(this.#db, this.#realm.scope, email);
    return { kind: 'in', session, device, name: account.name };
  }
}
