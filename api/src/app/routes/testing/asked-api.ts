import { propertyRecords } from '@facade/feed/testing/sample-records';
import { addOwner } from '../../../accounts/owners/add-owner.ts';
import { addStaff } from '../../../accounts/staff/add-staff.ts';
import type { Db } from '../../../platform/database/index.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** The used part of the OpenAPI document. */
type PathItem = Partial<Record<'get' | 'post', { requestBody?: object; parameters?: { in: string; name: string }[] }>>;

type Method = 'GET' | 'POST';

const JSON_TYPE = { 'content-type': 'application/json' };

const MIA = { name: 'Mia', email: 'mia@example.be', password: 'correct horse' };

/** An api with one home, and helpers for tests of its endpoints. Each request is from an owner who is also a manager. */
export function askedApi(db: () => Db) {
  let test: TestApi;
  let address = 0;
  let cookie = '';
  let paths: [path: string, item: PathItem][];

  /** Each request from another address, because limits per address are not tested here. */
  const send = (method: Method, url: string, payload?: string | Buffer, headers: Record<string, string> = {}) => {
    address += 1;
    const from = { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` };
    return test.api.inject({ method, url, payload, headers: { ...from, cookie, ...headers } });
  };
  const ask = async (...request: Parameters<typeof send>) => {
    const { statusCode, body } = await send(...request);
    return { status: statusCode, problem: body.startsWith('{') ? JSON.parse(body) : null };
  };
  const post = (url: string, body: unknown) =>
    ask('POST', url.replace(/\{\w+\}/g, '1'), typeof body === 'string' ? body : JSON.stringify(body), JSON_TYPE);
  const pathsWith = (method: 'get' | 'post') => paths.filter(([, item]) => item[method]);
  const queryOf = ({ get }: PathItem) => (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');

  beforeAll(async () => {
    test = await startTestApi({ db: db() });
    await test.load(propertyRecords(1));
    await addOwner(test.db, { ...MIA, propertyIds: [1] });
    await addStaff(test.db, { ...MIA, role: 'manager', agentId: null });
    paths = Object.entries((await test.api.inject('/api/openapi.json')).json().paths);
  });
  // Before each test, because one may end the session.
  beforeEach(async () => {
    cookie = '';
    const { email, password } = MIA;
    for (const realm of ['owner', 'agency']) {
      const [session] = (await send('POST', `/api/${realm}/login`, JSON.stringify({ email, password }), JSON_TYPE))
        .cookies;
      cookie += `${session?.name}=${session?.value}; `;
    }
  });
  afterAll(() => test.close());
  return { ask, post, pathsWith, queryOf };
}
