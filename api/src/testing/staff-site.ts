import { propertyRecords } from '@facade/feed/testing/sample-records';
import type { LeadAnswer, LeadBox, LeadInbox } from '@facade/shared-domain/model';
import { addStaff, type NewStaff } from '../accounts/staff/add-staff.ts';
import type { LeadChange } from '../leads/inbox/change-lead.ts';
import type { Db } from '../platform/database/index.ts';
import { startTestApi, type TestApi } from './test-api.ts';

type Cookies = Record<string, string>;

const PASSWORD = 'correct horse';
const person = (name: string, role: NewStaff['role'], agentId: string | null): NewStaff => ({
  name,
  role,
  agentId,
  email: `${name.toLowerCase()}@example.be`,
  password: PASSWORD,
});

/** A manager, and two agents with one home each: property 1 is An's, property 2 Bob's, property 3 has no agent. */
export const STAFF = {
  mia: person('Mia', 'manager', null),
  an: person('An', 'agent', '1'),
  bob: person('Bob', 'agent', '2'),
};

const agent = (id: number, name: string) => ({ ID: id, Name: name, Role: {}, Phone: '', Email: `${name}@example.be` });

/** An api with homes, staff and an owner whose address a manager has too. */
export class StaffSite {
  readonly test: TestApi;
  #address = 0;

  private constructor(test: TestApi) {
    this.test = test;
  }

  static async start(db?: Db, env?: Record<string, string>): Promise<StaffSite> {
    const test = await startTestApi({ db, env });
    const owner = { name: 'Mia', email: STAFF.mia.email, password: 'another horse', propertyIds: [1] };
    await test.load(
      [...propertyRecords(1, { AgentID: 1 }), ...propertyRecords(2, { AgentID: 2 }), ...propertyRecords(3)],
      { agents: [agent(1, 'An'), agent(2, 'Bob')], owners: [owner] },
    );
    for (const someone of Object.values(STAFF)) await addStaff(test.db, someone);
    return new StaffSite(test);
  }

  login(realm: 'agency' | 'owner', email: string, password: string, headers: Record<string, string> = {}) {
    this.#address += 1;
    return this.test.api.inject({
      method: 'POST',
      url: `/api/${realm}/login`,
      payload: { email, password },
      headers: { 'x-forwarded-for': `203.0.113.${this.#address}`, 'accept-language': 'fr', ...headers },
    });
  }

  /** The session of one of the staff. */
  async as(who: keyof typeof STAFF): Promise<Cookies> {
    const [cookie] = (await this.login('agency', STAFF[who].email, PASSWORD)).cookies;
    return { [cookie?.name ?? '']: cookie?.value ?? '' };
  }

  async sessions(): Promise<Record<keyof typeof STAFF, Cookies>> {
    return { mia: await this.as('mia'), an: await this.as('an'), bob: await this.as('bob') };
  }

  /** Removes all leads, and the limit of confirmations: they are from one mailbox. */
  async clear(): Promise<void> {
    await this.test.db.deleteFrom('submission').execute();
    await this.test.db.deleteFrom('hit_counter').execute();
  }

  /** Sends any form; returns the id of the lead. */
  async sendForm(form: string, fields: Record<string, unknown>, headers = {}): Promise<string> {
    this.#address += 1;
    const answer = await this.test.api.inject({
      method: 'POST',
      url: `/api/forms/${form}`,
      payload: { privacy: true, language: 'fr', ...fields },
      headers: { 'x-forwarded-for': `203.0.113.${this.#address}`, ...headers },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().id;
  }

  /** Sends a form about a home; returns the id of the lead. */
  async send(fields: Record<string, unknown> = {}): Promise<string> {
    this.#address += 1;
    const enquiry = { firstName: 'Jean', lastName: 'Leclercq', email: 'jean@example.be', message: 'Bonjour' };
    const answer = await this.test.api.inject({
      method: 'POST',
      url: `/api/forms/${fields.propertyId ? 'property-enquiry' : 'contact'}`,
      payload: { ...enquiry, privacy: true, language: 'fr', ...fields },
      headers: { 'x-forwarded-for': `203.0.113.${this.#address}` },
    });
    return answer.json().id;
  }

  async inbox(cookies: Cookies, query: Record<string, string> & { box?: LeadBox } = {}): Promise<LeadInbox> {
    const url = `/api/agency/leads?${new URLSearchParams({ lang: 'fr', ...query })}`;
    return (await this.test.api.inject({ url, cookies })).json();
  }

  lead(cookies: Cookies, id: string) {
    return this.test.api.inject({ url: `/api/agency/leads/${id}?lang=fr`, cookies });
  }

  async read(cookies: Cookies, id: string): Promise<LeadAnswer> {
    return (await this.lead(cookies, id)).json();
  }

  change(
    cookies: Cookies,
    change: Partial<Omit<LeadChange, 'assignee'>> & { assignee?: number | '' },
    headers: Record<string, string> = {},
  ) {
    return this.test.api.inject({
      method: 'POST',
      url: '/api/agency/lead',
      cookies,
      payload: new URLSearchParams(
        Object.entries({ version: 1, ...change }).map(([name, value]) => [name, String(value)]),
      ).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'fr', ...headers },
    });
  }
}
