/** Account to log in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** Reads `EMAIL:PASSWORD`; the password may hold colons. Throws where it is something else. */
export function readOwner(text: string | undefined): Credentials | undefined {
  if (text === undefined) return undefined;
  const [, email, password] = /^([^:]+):(.+)$/s.exec(text) ?? [];
  if (!email || !password) throw new Error('--owner takes EMAIL:PASSWORD');
  return { email, password };
}

/** Keeps an owner logged in, because some requests end the session. */
export class OwnerSession {
  readonly #url: string;
  readonly #credentials: Credentials | undefined;
  /** `name=value`; empty without. */
  cookie = '';

  constructor(url: string, credentials: Credentials | undefined) {
    this.#url = url;
    this.#credentials = credentials;
  }

  /** Logs in if the session has ended. */
  async renew(): Promise<void> {
    if (!this.#credentials || (await this.#holds())) return;
    const answer = await fetch(`${this.#url}/api/owner/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitorAddress() },
      body: JSON.stringify(this.#credentials),
    });
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  async #holds(): Promise<boolean> {
    if (!this.cookie) return false;
    const answer = await fetch(`${this.#url}/api/owner/session`, { headers: { cookie: this.cookie } });
    return ((await answer.json()) as { loggedIn?: boolean }).loggedIn === true;
  }
}

let visitors = 0;

/** Another one each time: limits per visitor would hide the code behind them. */
export function visitorAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
