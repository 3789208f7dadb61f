import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatProblem } from '../../kernel/source-files/problem.ts';
import type { Content } from '../content.ts';
import type { ContentContext } from '../context.ts';
import { loadContent } from '../reading/load-content.ts';

/** Files of the smallest valid folder, with a page of every sort the tests need. */
export const smallFolder: Readonly<Record<string, string>> = {
  'settings.yaml': `
agency:
  name: Testkantoor
  street: Teststraat 1
  zip: 7800
  city: Ath
  phone: +32 68 00 00 01
  email: info@testkantoor.example
  licence: BIV 000.001
  companyNumber: BE 0000.000.097
  location: { lat: 50.63, lng: 3.77 }
languageDefault: nl
languageUse: { nl: true, fr: true, en: true, de: false }
consent: { version: 1, days: 180 }
`,
  'look.yaml': 'colors: {}\n',
  'menu.yaml': `
- { page: /services/, sort: 2, children: [{ page: /services/fees/, sort: 1 }] }
- { page: /, sort: 0 }
- { page: /hidden/, sort: 1 }
- { page: /blog/, sort: 3 }
`,
  'top-bar.yaml': `
- { side: left, label: '{PHONE}', link: 'tel:{PHONE}', icon: phone }
- { side: left, status: off, label: Off, link: /, icon: info }
`,
  'footer.yaml': `
columns:
  - title: { public: false, nl: Verborgen }
    text: { nl: 'Zie [contact](/services/)' }
copyright: © {AGENCY}
`,
  'pictures.yaml': `
- { id: one, kind: facade, seed: 1, width: 600, height: 400, alt: { nl: Een gevel, fr: Une façade } }
`,
  'pages/home.yaml': `
id: 0
type: home
path: /
title: { nl: Welkom, fr: Bienvenue }
banner:
  type: image
  pictures: [one]
  description: { nl: '{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur', fr: '{FOR_SALE_TOTAL} à vendre' }
modules:
  - { id: 2, show: category, category: services, title: { nl: Diensten } }
`,
  'pages/services.yaml': `
id: 10
path: /services/
paths: { nl: /diensten/ }
aliases: [/what-we-do/]
title: { nl: Diensten, fr: Services }
`,
  'pages/hidden.yaml': `
id: 11
status: Draft
path: /hidden/
title: { nl: Nog niet klaar }
`,
  'pages/blog.yaml': `
id: 12
path: /blog/
title: { nl: Blog, fr: Blog }
redirect: true
redirectUrl: https://blog.example/
`,
  'articles/services/category.yaml': 'id: 2\nname: Diensten\n',
  'articles/services/fees/article.yaml': 'id: 5\npicture: one\n',
  'articles/services/fees/nl.md':
    '---\ntitle: Ereloon\nslug: ereloon\nsummary: Wat het kost.\n---\n# Tarief\n\nZie [diensten](/services/).\n',
  'articles/services/fees/fr.md': '---\ntitle: Honoraires\n---\nVoir [services](/services/).\n',
};

/** Writes the small folder with these changes; null leaves a file out. The caller removes it. */
export async function makeFolder(changes: Record<string, string | null>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'facade-content-'));
  for (const [file, text] of Object.entries({ ...smallFolder, ...changes })) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return folder;
}

/** Writes the small folder with these changes, passes it to `use`, and removes it. */
export async function withFolder<T>(
  changes: Record<string, string | null>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await makeFolder(changes);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The problems that `loadContent` reports for the small folder with these changes, one per line. */
export const problemsWith = (changes: Record<string, string | null>): Promise<string[]> =>
  withFolder(changes, async (folder) => {
    const result = await loadContent(folder);
    return result.ok ? [] : result.problems.map(formatProblem);
  });

/** The small folder with these changes; throws if it is invalid. */
export const contentWith = (changes: Record<string, string | null> = {}): Promise<Content> =>
  withFolder(changes, async (folder) => {
    const result = await loadContent(folder);
    if (!result.ok) throw new Error(result.problems.map(formatProblem).join('\n'));
    return result.content;
  });

export const context: ContentContext = { totals: { sale: 93, rent: 11 }, revision: 'r1' };
