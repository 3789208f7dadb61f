import { EMITS, type GateSite, gateSite, NAME, TIMEOUT } from './testing/gate-site.ts';

let site: GateSite;
beforeAll(async () => {
  site = await gateSite();
}, TIMEOUT);
afterAll(() => site.dispose());
const gate: GateSite['gate'] = (...args) => site.gate(...args);
const buildWith: GateSite['buildWith'] = (...args) => site.buildWith(...args);

test(
  'a name outside the shared surface',
  async () => {
    const [from, to] = EMITS['src/note/note.tsx'] as [string, string];
    const note: [string, string] = [from, `${to}\nexport { ThemeProvider } from 'styled-components';`];
    const build = buildWith({ 'src/note/note.tsx': note });
    expect(await gate(build)).toEqual([
      'src/note/note.tsx imports "ThemeProvider" from styled-components: the shell shares only createGlobalStyle, css, keyframes, styled',
    ]);
  },
  TIMEOUT,
);

test(
  'a text that one language lacks',
  async () => {
    const build = buildWith({ ...EMITS, 'src/locales/de.json': ['"title": "Gut zu wissen",', ''] });
    expect(await gate(build)).toEqual(['de lacks "note.title"']);
  },
  TIMEOUT,
);

test(
  'more script than its budget',
  async () => {
    const tight: [string, string] = ['"type": "module",', '"type": "module", "sectionBudget": { "expose": 2000 },'];
    const refusals = await gate(buildWith({ ...EMITS, 'package.json': tight }));
    expect(refusals).toEqual([
      expect.stringMatching(
        /^fragment-note weighs \d\.\d KB, more than 2\.0 KB; its biggest file is \w+\.\w+\.js, \d\.\d KB$/,
      ),
      expect.stringMatching(/^page-overview weighs/),
    ]);
  },
  TIMEOUT,
);

test(
  'a type error',
  async () => {
    const wrong: [string, string] = ['', "\nexport const wrong: number = 'text';\n"];
    const build = buildWith({ ...EMITS, 'src/overview/overview-view.tsx': wrong });
    expect(await gate(build)).toEqual([
      expect.stringMatching(
        /^type error in src\/overview\/overview-view\.tsx:\d+: Type 'string' is not assignable to type 'number'\.$/,
      ),
    ]);
  },
  TIMEOUT,
);

test(
  'styles for the whole page',
  async () => {
    const styles: [string, string] = [
      '',
      `
import { createGlobalStyle } from 'styled-components';
export const Red = createGlobalStyle\`body { color: red }\`;
export const add = () => document.head.append(document.createElement('style'));
`,
    ];
    const build = buildWith({ ...EMITS, 'src/overview/overview-view.tsx': styles });
    expect(await gate(build)).toEqual(
      ['makes a <style> element', 'uses createGlobalStyle'].map(
        (what) =>
          `src/overview/overview-view.tsx ${what}: it would style other sections, too; use styled components instead`,
      ),
    );
  },
  TIMEOUT,
);

test(
  'another major version of a shared library in package.json',
  async () => {
    const react: [string, string] = ['"react": "catalog:"', '"react": "^18.3.1"'];
    expect(await gate(buildWith({ ...EMITS, 'package.json': react }))).toEqual(
      ['react', 'react/jsx-runtime'].map((module) =>
        expect.stringMatching(
          new RegExp(
            `^it needs ${module} \\^18\\.3\\.1, but the shell has 19\\.\\S+ and would run it with that version; name`,
          ),
        ),
      ),
    );
  },
  TIMEOUT,
);

test(
  'a text that no language has, and placeholders that differ or are not filled',
  async () => {
    const asks: [string, string] = [
      "{t('overview.intro')}",
      "{t('overview.intro', { name: 'x' })}{t('overview.gone', { name: 'x' })}",
    ];
    const build = buildWith({
      ...EMITS,
      'src/overview/overview-view.tsx': asks,
      'src/locales/nl.json': ['"intro": "', '"intro": "{{name}} '],
      'src/locales/fr.json': ['"intro": "', '"intro": "{{name}} '],
      'src/locales/en.json': ['"intro": "', '"intro": "{{name}} '],
      'src/locales/de.json': ['"intro": "', '"intro": "{{label}} '],
    });
    const file = 'src/overview/overview-view.tsx';
    const refusals = await gate(build);
    expect(refusals).toContainEqual(
      expect.stringMatching(`^type error in ${file}:\\d+: Argument of type '"overview.gone"' is not assignable`),
    );
    expect(refusals).toContain(
      `${file} asks for the text "overview.gone", which no language has: add it, or ask for another`,
    );
    expect(refusals).toContain(
      `${file} gives no "label" to the text "overview.intro": a visitor would read {{label}}; give it, or change the text`,
    );
    expect(refusals.filter((refusal) => /has \{\{(name|label)\}\} in/.test(refusal))).not.toEqual([]);
    expect(refusals.every((refusal) => /overview\.(gone|intro)/.test(refusal))).toBe(true);
  },
  TIMEOUT,
);

test(
  'a contract that differs from its files',
  async () => {
    const doctored = site.copyOf(site.good, NAME, ({ bytes, pages, texts }) => {
      bytes.total = 10;
      pages.push('ghost');
      texts.fr?.push('zzz');
      for (const language of ['nl', 'en', 'de']) texts[language]?.push('zzz');
    });
    const refusals = await gate(doctored);
    for (const what of [
      /^the whole section weighs \d+ bytes, not 10$/,
      /^page-ghost is not in the build$/,
      /^it lists other texts in nl$/,
      /^it lists other texts in fr$/,
    ]) {
      const said = refusals.map((refusal) => /\((.+)\): build it again$/.exec(refusal)?.[1] ?? '');
      expect(said).toContainEqual(expect.stringMatching(what));
    }
  },
  TIMEOUT,
);
