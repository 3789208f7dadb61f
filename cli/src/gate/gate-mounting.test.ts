import type { KeyObject } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SectionContract } from '@facade/platform/contract';
import { judgedGate } from '../registry-service/gate/judged.ts';
import { conformance, type Point } from './format/conformance.ts';
import { findChromium } from './mount/find-chromium.ts';
import { GateBrowser } from './mount/gate-browser.ts';
import { BUNDLERS, EMITS, type GateSite, gateSite, NAME, readJson, TIMEOUT } from './testing/gate-site.ts';

const VIEW = 'src/overview/overview-view.tsx';
/** Code that the page runs in an effect, and text that it renders before its own. */
const page = (effect: string, text = ''): [string, string] => [
  'export function OverviewView() {\n  const t = useTexts(\'mf-trial\');\n  return (\n    <Frame className="wrap">',
  `import { useEffect } from 'react';\nexport function OverviewView() {\n  const t = useTexts('mf-trial');\n` +
    `  useEffect(() => {\n    ${effect}\n  }, []);\n  return (\n    <Frame className="wrap">${text}`,
];

const temporary = mkdtempSync(join(tmpdir(), 'facade-mounting-'));
const given = process.env.TMPDIR;
let site: GateSite;
let browser: GateBrowser;
beforeAll(async () => {
  site = await gateSite();
  process.env.TMPDIR = temporary;
  browser = new GateBrowser();
}, TIMEOUT);
afterAll(async () => {
  await browser.end();
  if (given === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = given;
  // The judge that waits for its next candidate has a folder of its own.
  expect(readdirSync(temporary).filter((name) => !name.startsWith('facade-judge-'))).toEqual([]);
  rmSync(temporary, { recursive: true });
  site.dispose();
});

const gate = (changes: Record<string, [string, string]>) =>
  site.gate(site.buildWith({ ...EMITS, ...changes }), { browser });

const inBrowser = (what: string) => expect.stringMatching(new RegExp(`^page-overview in a browser: ${what}; .+`));
const PLACE = String.raw` \(web/\S+\.js:\d+(:\d+)?\)`;

(findChromium() ? test : test.skip)(
  'what a section does only in a browser, with its place',
  async () => {
    expect(await gate({ [VIEW]: page("performance.mark('a');") })).toEqual([]);
    expect(site.said.at(-1)).toMatch(/^2 of 2 mounted in a browser, in \d+\.\d s$/);
    const mischief = `
      console.error('left over');
      setTimeout(() => { throw new Error('later'); });
      for (const [name, text] of [['style', 'p { color: red }'], ['script', 'self.x = 1']] as const) {
        const element = document.createElement(name);
        element.append(text);
        document.body.append(element);
      }
      void fetch('https://example.org/').catch(() => {});`;
    const refusals = await gate({ [VIEW]: page(mischief) });
    expect(refusals).toHaveLength(5);
    expect(refusals).toEqual(
      expect.arrayContaining([
        inBrowser(`it logs an error: left over${PLACE}`),
        inBrowser(`it fails: later${PLACE}`),
        inBrowser(`it breaks the content policy: .*inline style.*style-src\\)${PLACE}`),
        inBrowser(`it breaks the content policy: .*[sS]cript.*${PLACE}`),
        inBrowser(`it breaks the content policy: .*https://example.org/.*connect-src\\)${PLACE}`),
      ]),
    );
    const differs = "{typeof window === 'undefined' ? 'server' : 'browser'}";
    expect(await gate({ [VIEW]: page("throw new Error('only here');", differs) })).toEqual([
      inBrowser('it renders something else than on the server: .+'),
      inBrowser(`it fails: only here${PLACE}`),
    ]);
  },
  TIMEOUT,
);

(findChromium() ? test : test.skip)(
  'a section with a React of another major version, in islands',
  async () => {
    expect(await site.gate(site.buildFixture('mf-island'), { browser })).toEqual([]);
    expect(site.said).toEqual(
      expect.arrayContaining([
        'fragment-counter rendered in nl, fr, en, de',
        expect.stringMatching(/^1 of 1 mounted in a browser/),
        expect.stringMatching(/^it brings React 18\.3\.1: 3\d\.\d KB that visitors load beside the shell's$/),
      ]),
    );
    const counter = 'src/fragments/counter.tsx';
    const differs = site.buildFixture('mf-island', { [counter]: ['count })}', 'count })}{typeof window}'] });
    expect(await site.gate(differs, { browser })).toContainEqual(
      expect.stringMatching(/^fragment-counter in a browser: /),
    );
    const bare = site.buildFixture('mf-island', {
      [counter]: ["islandOf('mf-island', inReact<Props, 'mf-island'>(Counter))", 'Counter as never'],
    });
    expect(await site.gate(bare)).toEqual([expect.stringMatching(/^fragment-counter fails in nl, fr, en, de: /)]);
    const heavy = site.buildFixture('mf-island', { 'package.json': ['65536', '24576'] });
    expect(await site.gate(heavy)).toEqual([
      expect.stringMatching(/^fragment-counter weighs 4\d\.\d KB, more than 24\.0 KB; its biggest file is own-react\./),
    ]);
  },
  TIMEOUT,
);

(findChromium() ? test : test.skip)(
  'the judge of the registry service mounts with the few rights it has',
  async () => {
    const build = site.buildWith({ ...EMITS, [VIEW]: page("console.error('left over');") });
    const pem = async (keys: { publicKey(): Promise<KeyObject | null> }) =>
      String((await keys.publicKey())?.export({ type: 'spki', format: 'pem' }));
    await site.store.operator.create();
    const judged = judgedGate({
      data: site.data,
      publicKeys: async () => ({
        FACADE_REGISTRY_KEY: await pem(site.store.keys),
        FACADE_TEAMS_KEY: await pem(site.store.operator),
      }),
      site: 'http://localhost:9',
      shell: site.shell,
      candidates: dirname(dirname(build)),
    });
    const said: string[] = [];
    await expect(judged({ section: NAME, folder: build }, (line) => said.push(line))).rejects.toThrow('left over');
    expect(said.at(-1)).toMatch(/^2 of 2 mounted in a browser, in \d+\.\d s$/);
  },
  TIMEOUT,
);

test(
  'says in one line why nothing was mounted: no browser, one that does not start, or nothing but other texts',
  async () => {
    const code = site.buildWith({ ...EMITS, [VIEW]: page("performance.mark('b');") });
    expect(await site.gate(code, { browser: new GateBrowser(null) })).toEqual([]);
    expect(site.said.at(-1)).toMatch(/^not mounted in a browser: there is no Chromium/);
    expect(await site.gate(code, { browser: new GateBrowser('/bin/false') })).toEqual([]);
    expect(site.said.at(-1)).toMatch(/^not mounted in a browser: \/bin\/false does not start: /);
    const texts = site.buildWith({ ...EMITS, 'src/locales/nl.json': ['Goed om te weten', 'Goed te weten'] });
    expect(await site.gate(texts, { browser: new GateBrowser('/bin/false') })).toEqual([]);
    expect(site.said.at(-1)).toMatch(/^not mounted in a browser: apart from texts its scripts are those of 1\.0\.0-/);
  },
  TIMEOUT,
);

test.each(Object.keys(BUNDLERS))(
  'a build of stock %s is rendered, hydrated, described and as light as one of the preset',
  async (bundler) => {
    const build = site.buildWith(EMITS, bundler);
    const chromium = findChromium();
    expect(await site.gate(build, chromium ? { browser } : {})).toEqual([]);
    expect(site.said).toContain('page-overview rendered in nl, fr, en, de');
    // The scripts of a stock rspack are those of the preset, which are live.
    const mounted =
      /^(2 of 2 mounted in a browser, |not mounted in a browser: apart from texts its scripts are those of )/;
    if (chromium) expect(site.said.at(-1)).toMatch(mounted);
    const contractOf = (folder: string) => readJson<SectionContract>(join(folder, 'contract.json'));
    const { bytes, ...contract } = contractOf(build);
    const { bytes: own, ...preset } = contractOf(site.good);
    expect(contract).toEqual(preset);
    expect(Object.keys(bytes.exposes)).toEqual(Object.keys(own.exposes));
    for (const [expose, size] of Object.entries(bytes.exposes))
      expect(size - (own.exposes[expose] ?? 0)).toBeLessThan(5 * 1024);
    const points: Point[] = [];
    for await (const point of conformance(build, { shell: site.shell, browser })) points.push(point);
    expect(points.filter(({ problems }) => problems.length > 0)).toEqual([]);
    expect(points.at(-1)?.tried).toContain('page-overview rendered in nl, fr, en, de');
  },
  TIMEOUT,
);
