import { type OverrideSite, PATH, startOverrideSite } from '../testing/override-site.ts';

const fetched = jest.spyOn(globalThis, 'fetch');

let started: OverrideSite;
beforeEach(async () => {
  started = await startOverrideSite();
});
afterEach(() => started.close());

describe('an entry on a machine of its own', () => {
  const override = () => started.sign({ kind: 'url', name: 'http://localhost:1/_dev/entry.js' });

  test('the server draws a skeleton and asks nobody; the browser finds the entry', async () => {
    fetched.mockClear();
    const page = await started.withCookie(override());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<div data-section="mf-listings" data-release="localhost:1"><div class="');
    expect(page.body).toContain('aria-busy="true"');
    expect(page.body).toContain('"mf-listings":{"version":"localhost:1","entry":"http://localhost:1/_dev/entry.js"}');
    expect(page.body).not.toContain('"mf-listings":{}');
    expect(page.headers['content-security-policy']).toContain('http://localhost:1');
    expect(page.headers['cache-control']).toBe('private, no-store');
    const asked = fetched.mock.calls.map(([input]) => String(input));
    expect(asked.filter((url) => !url.startsWith(started.site.api.url))).toEqual([]);
    const release = await started.withCookie(override(), '/_release/mf-listings');
    expect(release.json()).toEqual({
      version: 'localhost:1',
      entry: 'http://localhost:1/_dev/entry.js',
      files: {},
      integrity: {},
    });
  });

  test('nobody else may load scripts from there', async () => {
    expect((await started.get(PATH)).headers['content-security-policy']).not.toContain('localhost:1');
  });
});
