import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Fault, PAGE, type SmallSite, startSmallSite } from '../testing/small-site.ts';
import { describeReport } from './describe-report.ts';
import { type FuzzOptions, fuzz } from './fuzz.ts';

let site: SmallSite | undefined;
afterEach(() => site?.close());

/** A short run over a site with this fault. */
async function run(fault?: Fault, options: Partial<FuzzOptions> = {}) {
  site = await startSmallSite(fault);
  return fuzz({ url: site.url, seed: 3, requests: 800, lanes: 4, ...options });
}

/** For rare requests. */
const RARE = { requests: 2000 };

const kinds = ({ findings }: Awaited<ReturnType<typeof run>>) => findings.map(({ kind }) => kind);

test('finds nothing on a site that fulfils every property', async () => {
  const report = await run();
  expect(describeReport(report)).toContain('no findings');
  expect(report.tally.requests).toBeGreaterThanOrEqual(800);
  expect(report.controls.count).toBeGreaterThan(4);
});

test('sends the same requests for the same seed, others for another', async () => {
  const sent = async (seed: number) => {
    await run(undefined, { seed, lanes: 1, requests: 60 });
    // The port of the site is in some of them.
    const requests = site?.requests.join('\n').replaceAll(new URL(site.url).host, '') ?? '';
    await site?.close();
    site = undefined;
    return requests;
  };
  const first = await sent(1);
  expect(await sent(1)).toBe(first);
  expect(await sent(2)).not.toBe(first);
});

test('finds a failure and prints the smallest request that shows it', async () => {
  const report = await run(({ url, response }) => {
    const isFault = url.pathname === '/api/things' && (url.searchParams.get('word') ?? '').includes('\0');
    if (isFault) response.writeHead(500).end('broken');
    return isFault;
  }, RARE);
  const [finding] = report.findings;
  expect(kinds(report)).toEqual(['500: GET /api/things']);
  expect(finding?.command).toMatch(/things\?word=%00'?$/);
  expect(report.tally.serverErrors).toBeGreaterThan(0);
  const { stdout } = await promisify(execFile)('bash', ['-c', finding?.command ?? '']);
  expect(stdout).toContain('500 Internal Server Error');
});

test('finds a failure caused by the body alone', async () => {
  const report = await run(({ url, body, response }) => {
    const isFault = url.pathname === '/api/forms/contact' && /\\ud800|\xed\xa0\x80/.test(body);
    if (isFault) response.writeHead(500).end();
    return isFault;
  });
  expect(kinds(report)).toEqual(['500: POST /api/forms/contact']);
  expect(report.findings[0]?.command).toMatch(/^printf /);
});

test.each<[string, Fault]>([
  [
    'unescaped: page',
    ({ method, url, response }) => {
      if (method !== 'GET' || !url.pathname.startsWith('/nl/')) return false;
      const text = decodeURIComponent(url.search.replace(/%(?![0-9a-f]{2})|%[89a-f]./gi, ''));
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE.replace('x', () => text));
      return true;
    },
  ],
  [
    'header from a value',
    ({ method, url, response }) => {
      if (method !== 'GET' || !url.pathname.startsWith('/nl/')) return false;
      for (const value of url.searchParams.values())
        if (value.includes('\r\nzq-')) response.setHeader('zq-header', '1');
      return false;
    },
  ],
  [
    'schema: GET /api/things',
    ({ method, url, response }) => {
      if (method !== 'GET' || url.pathname !== '/api/things' || !url.searchParams.has('size')) return false;
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":"yes"}');
      return true;
    },
  ],
  [
    'error document: api',
    ({ method, url, response }) => {
      if (method === 'GET' || url.pathname !== '/api/things') return false;
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('no');
      return true;
    },
  ],
  [
    'foreign host: page',
    ({ method, url, headers, response }) => {
      if (method !== 'GET' || !url.pathname.startsWith('/nl/')) return false;
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.end(PAGE.replace('x', () => `<a href="//${headers['x-forwarded-host'] ?? ''}">`));
      return true;
    },
  ],
  [
    'foreign host: page',
    ({ method, url, response }) => {
      if (method !== 'GET' || !url.pathname.startsWith('/nl/') || url.search === '') return false;
      response.writeHead(302, { Location: '//www.zq.test/' }).end();
      return true;
    },
  ],
  [
    'nosniff: page',
    ({ url, response }) => {
      if (url.pathname === '/nl/') response.removeHeader('X-Content-Type-Options');
      return false;
    },
  ],
  [
    'language: page',
    ({ method, url, response }) => {
      if (method !== 'GET' || !url.searchParams.has('lng')) return false;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE.replace('"nl"', '"xx"'));
      return true;
    },
  ],
])('finds %s', async (kind, fault) => {
  const report = await run(fault, /^(unescaped|header)/.test(kind) ? RARE : {});
  expect(kinds(report).join()).toContain(kind);
});

test('finds a hang, and a site that no longer answers at all', async () => {
  let isHanging = false;
  const report = await run(
    ({ method, url }) => {
      isHanging ||= method === 'GET' && url.pathname === '/api/things' && url.searchParams.has('size');
      return isHanging;
    },
    { lanes: 2, limit: 200 },
  );
  expect(kinds(report)).toEqual(expect.arrayContaining(['hang: GET /api/things', 'control']));
  expect(report.tally.answers.late).toBeGreaterThan(0);
});
