import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WebsiteHistory, WebsiteThingAnswer } from '@facade/shared-domain/model';
import { makeFolder } from '../../../content/testing/small-folder.ts';
import type { Db } from '../../../platform/database/index.ts';
import { StaffSite } from '../../../testing/staff-site.ts';

export const HOME = `# The home page
id: 0
type: home
path: /
title: { nl: Welkom, fr: Bienvenue } # short
banner:
  type: image
  pictures: [one]
modules:
  - { id: 2, show: category, category: services, title: { nl: Diensten } }
`;

/**
 * A site whose content folder managers edit, with helpers for tests; its home page is {@link HOME} before each test.
 */
export function editedSite(db: () => Db) {
  let site: StaffSite;
  let folder: string;
  let mia: Record<string, string>;

  beforeAll(async () => {
    folder = await makeFolder({ 'pages/home.yaml': HOME });
    site = await StaffSite.start(db(), { FACADE_CONTENT: folder });
    mia = await site.as('mia');
  });
  afterAll(async () => {
    await site.test.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => write('pages/home.yaml', HOME));

  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const get = async <T>(path: string, cookies = mia): Promise<T> => {
    const answer = await site.test.api.inject({ url: `/api/agency/website${path}`, cookies });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json();
  };
  const thing = (id: string) => get<WebsiteThingAnswer>(`/thing?lang=nl&id=${encodeURIComponent(id)}`);
  const history = (id: string) => get<WebsiteHistory>(`/history?lang=nl&id=${encodeURIComponent(id)}`);
  const post = (payload: object, path = '', cookies = mia) =>
    site.test.api.inject({
      method: 'POST',
      url: `/api/agency/website${path}`,
      payload,
      cookies,
      headers: { 'accept-language': 'nl' },
    });
  const save = async (id: string, values: object, version?: string) =>
    post({ thing: id, version: version ?? (await thing(id)).version, values });
  return {
    ...{ write, read, get, thing, history, post, save },
    path: (file: string) => join(folder, file),
    get site() {
      return site;
    },
  };
}

export const titles = (nl: string, fr = 'Bienvenue') => ({ title: { nl, fr, en: '' } });
