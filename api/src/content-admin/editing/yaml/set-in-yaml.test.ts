import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { setInYaml } from './set-in-yaml.ts';
import { parsesTo, readYaml, UneditableYaml, valueAt, withValue, type YamlPath } from './yaml-value.ts';

const PAGE = `# About this page
id: 6   # never changes
path: /contact/
title: { nl: Contact, fr: 'L''accueil' } # short
intro:
  nl: Een vraag?
  # what French people ask
  fr: "Une question ?"

banner:
    type: image
    pictures: [one, two]   # the first is preloaded
modules:
  - id: 10
    show: text
    text:
      nl: |
        Een **makelaar**.

        - met geduld
      fr: |
        Un agent.
  - { id: 4, show: team, title: Wie }
`;

/** The lines that only one of the texts has, counted with repetition. */
function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const removed = before.split('\n');
  const added: string[] = [];
  for (const line of after.split('\n')) {
    const index = removed.indexOf(line);
    if (index === -1) added.push(line);
    else removed.splice(index, 1);
  }
  return { removed, added };
}

const change = (path: YamlPath, value: Parameters<typeof setInYaml>[2]) =>
  changedLines(PAGE, setInYaml(PAGE, path, value));

describe('one value of a YAML text', () => {
  test('is replaced in its own style, with comments and quotes', () => {
    expect(change(['title', 'nl'], 'Schrijf ons')).toEqual({
      removed: [`title: { nl: Contact, fr: 'L''accueil' } # short`],
      added: [`title: { nl: Schrijf ons, fr: 'L''accueil' } # short`],
    });
    expect(change(['title', 'fr'], `C'est ici`).added).toEqual([`title: { nl: Contact, fr: 'C''est ici' } # short`]);
    expect(change(['intro', 'fr'], 'Quoi ?').added).toEqual(['  fr: "Quoi ?"']);
    expect(change(['id'], 7).added).toEqual(['id: 7   # never changes']);
    expect(change(['banner', 'pictures'], ['two']).added).toEqual(['    pictures: [two]   # the first is preloaded']);
    expect(change(['modules', 1, 'title'], 'a, b').added).toEqual([`  - { id: 4, show: team, title: 'a, b' }`]);
    expect(change(['modules', 0, 'text', 'fr'], 'Un *agent*.\n\nPatient.\n').added).toEqual([
      '        Un *agent*.',
      '        Patient.',
      '',
    ]);
  });

  test('is added at the place of its kind, and removed with parents that become empty', () => {
    expect(change(['intro', 'en'], 'A question: yours?')).toEqual({
      removed: [],
      added: ['  en: "A question: yours?"'],
    });
    expect(setInYaml(PAGE, ['status'], 'Draft')).toContain('id: 6   # never changes\nstatus: Draft\npath');
    expect(change(['modules', 1, 'status'], 'Draft').added).toHaveLength(1);
    expect(setInYaml(PAGE, ['banner', 'title', 'nl'], 'Welkom')).toContain(
      '# the first is preloaded\n    title:\n      nl: Welkom\nmodules:',
    );
    expect(change(['intro', 'nl'], undefined)).toEqual({ removed: ['  nl: Een vraag?'], added: [] });
    const none = setInYaml(setInYaml(PAGE, ['intro', 'nl'], undefined), ['intro', 'fr'], undefined);
    expect(readYaml(none)?.value).not.toHaveProperty('intro');
    expect(change(['modules', 0, 'id'], undefined).added).toEqual(['  - show: text']);
    expect(change(['title', 'nl'], undefined).added).toEqual([`title: { fr: 'L''accueil' } # short`]);
  });

  test('begins an empty file', () => {
    expect(setInYaml('# popup\n', ['title', 'nl'], 'Dag')).toBe('# popup\ntitle:\n  nl: Dag\n');
    expect(parsesTo(setInYaml('title:\nid: 1\n', ['title'], 'x'), { title: 'x', id: 1 })).toBe(true);
  });

  test('leaves no empty line behind when it ended with a line of spaces', () => {
    const text = 'title: a\nid: 1\n';
    expect(setInYaml(setInYaml(text, ['title'], 'b\n\n '), ['title'], 'a')).toBe('title: "a"\nid: 1\n');
  });

  test('is not changed in a file with anchors', () => {
    expect(() => setInYaml('a: &x { b: 1 }\nc: *x\n', ['a', 'b'], 2)).toThrow(UneditableYaml);
    expect(() => setInYaml('a: [', ['a'], 2)).toThrow(UneditableYaml);
  });
});

const samples = resolve(import.meta.dirname, '../../../../../tools/sample-agency/content');
const files = readdirSync(samples, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.yaml'));

/** The path of every text in a value. */
function textsIn(value: unknown, path: YamlPath = []): YamlPath[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.array(fc.stringMatching(/^[ -~]{0,20}$/), { minLength: 1, maxLength: 5 }).map((lines) => lines.join('\n')),
    fc.constantFrom(
      'true',
      '12',
      'null',
      '- a',
      '# x',
      'a: b',
      '{x}',
      '{PHONE} nu',
      "l'été",
      '"ja"',
      ' x',
      'x ',
      '\n',
      'a\n',
      '|',
      '&a',
      '*a',
    ),
  )
  .filter((text) => text.isWellFormed() && !/(?![\n\t])[\p{C}\p{Zl}\p{Zp}]/u.test(text));

const withTexts = files.filter(
  (name) => textsIn(readYaml(readFileSync(join(samples, name), 'utf8'))?.value).length > 0,
);

test.each(withTexts)('%s: any text parses to what was written, and unrelated lines stay unchanged', (name) => {
  const text = readFileSync(join(samples, name), 'utf8');
  const value = readYaml(text)?.value;
  const places = textsIn(value);
  fc.assert(
    fc.property(fc.constantFrom(...places), anyText, (path, typed) => {
      const edited = setInYaml(text, path, typed);
      expect(parsesTo(edited, withValue(value, path, typed))).toBe(true);
      const { removed } = changedLines(text, edited);
      const old = String(valueAt(value, path));
      expect(removed.length).toBeLessThanOrEqual(old.split('\n').length + 1);
      // And back.
      expect(setInYaml(edited, path, old).split('\n').length).toBeLessThanOrEqual(text.split('\n').length + 1);
    }),
    { numRuns: 15 },
  );
});
