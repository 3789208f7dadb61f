import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { type ArrangedEntry, arrangeList, arrangeListAt } from './arrange-list.ts';
import { parsesTo, readYaml, UneditableYaml, valueAt, type YamlPath, type YamlValue } from './yaml-value.ts';

const MENU = `# The menu
- { page: /, sort: 0 } # home
# what we sell
- { page: /for-sale/, sort: 1 }
- page: /downloads/
  sort: 5
  children:
    # for tenants
    - page: /downloads/rent/
      sort: 1
      label: { nl: Huren, fr: "Louer" }
    - { page: /downloads/buy/, sort: 2 }
# the end
`;

type Item = Record<string, YamlValue> & { children?: Item[] };

/** A list without changes. */
const entriesOf = (list: Item[], path: YamlPath = []): ArrangedEntry[] =>
  list.map(({ children = [], ...fields }, index) => ({
    from: [...path, index],
    fields,
    children: entriesOf(children, [...path, index, 'children']),
  }));

const read = (text: string) => entriesOf(readYaml(text)?.value as Item[]);
const arrange = (change: (entries: ArrangedEntry[]) => ArrangedEntry[]) => arrangeList(MENU, change(read(MENU)));

describe('entries of a list', () => {
  test('without changes leave the file unchanged', () => {
    expect(arrange((entries) => entries)).toBe(MENU);
  });

  test('take their lines and comments along', () => {
    expect(
      arrange(([home, sale, downloads]) => [home, downloads, sale].flatMap((entry) => entry ?? [])),
    ).toBe(`# The menu
- { page: /, sort: 0 } # home
- page: /downloads/
  sort: 5
  children:
    # for tenants
    - page: /downloads/rent/
      sort: 1
      label: { nl: Huren, fr: "Louer" }
    - { page: /downloads/buy/, sort: 2 }
# what we sell
- { page: /for-sale/, sort: 1 }
# the end
`);
  });

  test('go below another and come out again', () => {
    const nested = arrange(([home, sale, downloads]) => {
      if (!home || !sale || !downloads) throw new Error('no entries');
      const [rent, buy] = downloads.children;
      return [{ ...home, children: [sale] }, { ...downloads, children: buy ? [buy] : [] }, ...(rent ? [rent] : [])];
    });
    expect(nested).toBe(`# The menu
- page: /
  sort: 0
  children:
    # what we sell
    - { page: /for-sale/, sort: 1 }
- page: /downloads/
  sort: 5
  children:
    - { page: /downloads/buy/, sort: 2 }
# for tenants
- page: /downloads/rent/
  sort: 1
  label: { nl: Huren, fr: "Louer" }
# the end
`);
  });

  test('are changed, added and left out', () => {
    const changed = arrange(([home, , downloads]) => [
      ...(home ? [home] : []),
      { from: null, fields: { page: /x/.source, sort: 3, label: { nl: 'Nieuw: ja' } }, children: [] },
      ...(downloads ? [{ ...downloads, fields: { ...downloads.fields, sort: 9 } }] : []),
    ]);
    expect(changed).toContain(`- { page: /, sort: 0 } # home\n- page: x\n  sort: 3\n  label:\n    nl: "Nieuw: ja"\n`);
    expect(changed).toContain('- page: /downloads/\n  sort: 9\n  children:\n    # for tenants\n');
    expect(changed).not.toContain('for-sale');
    expect(arrangeList(MENU, [])).toBe('# The menu\n[]\n');
  });

  test('may have any character in their texts', () => {
    const text = '- { page: /faq/, label: { nl: Q&A } }\n- { page: /, label: { nl: "*thuis*" } }\n';
    expect(arrangeList(text, read(text).toReversed())).toBe(
      text
        .split(/(?<=\n)/)
        .toReversed()
        .join(''),
    );
  });

  test('that are aliases are left to a person', () => {
    const text = '- &home { page: / }\n- *home\n';
    expect(() => arrangeList(text, [])).toThrow(UneditableYaml);
  });
});

describe('a list under a name', () => {
  const FOOTER = `# Below every page
columns:
  - title: Aanbod # short
    # where to look
    links:
      # the first is seen most
      - { label: { nl: Te koop, fr: "À vendre" }, link: /for-sale/ }
      - label: Huren
        link: /for-rent/   # rented homes
    text: Bel ons
  - title: Leeg
    links: [{ label: A, link: /a/ }, { label: B, link: /b/ }]
copyright: Wij
`;
  const PATH = ['columns', 0, 'links'];
  const listIn = (text: string, path: YamlPath) => valueAt(readYaml(text)?.value, path) as Item[];
  const read = (path: YamlPath) => entriesOf(listIn(FOOTER, path));
  const arrange = (change: (entries: ArrangedEntry[]) => ArrangedEntry[], path: YamlPath = PATH) =>
    arrangeListAt(FOOTER, path, change(read(path)));

  test('changes nothing around it', () => {
    expect(arrange((entries) => entries)).toBe(FOOTER);
    expect(arrange((entries) => entries.toReversed())).toBe(
      FOOTER.replace(/ {6}- \{[^\n]+\n/, '').replace(
        '# rented homes\n',
        '# rented homes\n      - { label: { nl: Te koop, fr: "À vendre" }, link: /for-sale/ }\n',
      ),
    );
  });

  test('takes new entries, and is removed when it is empty', () => {
    const added = { from: null, fields: { label: { nl: 'Nieuw' }, link: '/new/' }, children: [] };
    expect(arrange((entries) => [...entries, added])).toBe(
      FOOTER.replace('# rented homes\n', '# rented homes\n      - label:\n          nl: Nieuw\n        link: /new/\n'),
    );
    const emptied = arrange(() => []);
    expect(emptied).not.toContain('for-rent');
    expect(emptied).toContain('    text: Bel ons\n');
    expect(parsesTo(arrangeListAt('title: A\n', ['links'], [added]), { title: 'A', links: [added.fields] })).toBe(true);
  });

  test('may be in brackets', () => {
    const path = ['columns', 1, 'links'];
    const text = arrange((entries) => entries.toReversed(), path);
    expect(text).toContain('# the first is seen most');
    expect(listIn(text, path).map(({ link }) => link)).toEqual(['/b/', '/a/']);
  });
});

const SAMPLE = readFileSync(
  resolve(import.meta.dirname, '../../../../../tools/sample-agency/content/menu.yaml'),
  'utf8',
);

test('any arrangement gives the wanted value', () => {
  const all = (entries: ArrangedEntry[]): ArrangedEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children)]);
  const flat = all(read(SAMPLE)).map((entry) => ({ ...entry, children: [] }));
  const tree = fc.shuffledSubarray(flat).chain((picked) =>
    fc.array(fc.boolean(), { minLength: picked.length, maxLength: picked.length }).map((isBelow) => {
      const top: ArrangedEntry[] = [];
      picked.forEach((entry, index) => {
        const parent = top.at(-1);
        if (parent && isBelow[index]) parent.children.push({ ...entry, children: [] });
        else top.push({ ...entry, children: [] });
      });
      return top;
    }),
  );
  const item = ({ fields, children }: ArrangedEntry): unknown =>
    children.length > 0 ? { ...fields, children: children.map(item) } : fields;
  fc.assert(
    fc.property(tree, (entries) => {
      const text = arrangeList(SAMPLE, entries);
      expect(parsesTo(text, entries.map(item))).toBe(true);
      // Every line is unchanged, except those with children.
      const known = new Set(SAMPLE.split('\n').map((line) => line.trim()));
      const strange = text
        .split('\n')
        .filter((line) => !known.has(line.trim()) && !/^\s*(- )?(page|sort|children|label|nl|fr|en):/.test(line));
      expect(strange.filter((line) => line !== '[]')).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
