import type { Db } from '../../../platform/database/index.ts';
import { propertyRecords } from '../../../testing/sample-records.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** The used part of the OpenAPI document. */
type PathItem = Partial<Record<'get' | 'post', { requestBody?: object; parameters?: { in: string; name: string }[] }>>;

/** An api with one home, and helpers for tests of its endpoints. */
export function askedApi(db: () => Db) {
  let test: TestApi;
  let address = 0;
  let paths: [path: string, item: PathItem][];

  /** Each request from another address, because limits per address are not tested here. */
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    payload?: string | Buffer,
    headers: Record<string, string> = {},
  ) => {
    address += 1;
    const from = { 'x-forwarded-for': `10.0.${address >> 8}.${address & 255}` };
    const { statusCode, body } = await test.api.inject({ method, url, payload, headers: { ...from, ...headers } });
    return { status: statusCode, problem: body.startsWith('{') ? JSON.parse(body) : null };
  };
  const post = (url: string, body: unknown) =>
    ask('POST', url.replace(/\{\w+\}/g, '1'), typeof body === 'string' ? body : JSON.stringify(body), {
      'content-type': 'application/json',
    });
  const pathsWith = (method: 'get' | 'post') => paths.filter(([, item]) => item[method]);
  const queryOf = ({ get }: PathItem) => (get?.parameters ?? []).filter((parameter) => parameter.in === 'query');

  beforeAll(async () => {
    test = await startTestApi({ db: db() });
    await test.load(propertyRecords(1));
    paths = Object.entries((await test.api.inject('/api/openapi.json')).json().paths);
  });
  afterAll(() => test.close());
  return { ask, post, pathsWith, queryOf };
}
