import { propertyRecords } from '@facade/feed/testing/sample-records';
import { startTestApi, type TestApi } from './test-api.ts';

const owner = { name: 'Anne', email: 'Anne@Example.be', password: 'correct horse', propertyIds: [1, 2] };
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

/** An api with three properties and an owner of two of them. */
export class OwnerSite {
  readonly test: TestApi;
  #address = 0;

  private constructor(test: TestApi) {
    this.test = test;
  }

  static async start(): Promise<OwnerSite> {
    const test = await startTestApi();
    await test.load(
      [1, 2, 3].flatMap((id) => propertyRecords(id)),
      { owners: [owner] },
    );
    return new OwnerSite(test);
  }

  login(email: string, password: string, headers: Record<string, string> = {}) {
    this.#address += 1;
    return this.test.api.inject({
      method: 'POST',
      url: '/api/owner/login',
      payload: { email, password },
      // Each attempt from another address, because the limit has its own test.
      headers: { 'x-forwarded-for': `203.0.113.${this.#address}`, 'accept-language': 'fr', ...headers },
    });
  }

  /** The cookie of a login. */
  async cookie(): Promise<Record<string, string>> {
    const [cookie] = (await this.login('anne@example.be', 'correct horse')).cookies;
    return { [cookie?.name ?? '']: cookie?.value ?? '' };
  }

  /** Sends a visit of a new visitor and waits until it is counted. */
  async visit(propertyId: number, referrer?: string, agent = BROWSER) {
    this.#address += 1;
    const answer = await this.test.api.inject({
      method: 'POST',
      url: '/api/visits',
      payload: { propertyId, referrer },
      headers: { 'user-agent': agent, 'x-forwarded-for': `203.0.113.${this.#address}` },
    });
    await this.test.visitCounter.write();
    return answer;
  }

  /** Failed logins of one test must not count in the next. */
  async forgetAttempts(): Promise<void> {
    await this.test.db.deleteFrom('hit_counter').execute();
    await this.test.db.deleteFrom('login_source').execute();
  }
}
