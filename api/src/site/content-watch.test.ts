import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { until } from '@facade/server-kit/until';
import { withFolder } from '../content/testing/small-folder.ts';
import { EncoderLost } from '../pictures/encoder/errors.ts';
import type { MeasurePicture } from '../pictures/measure.ts';
import { ContentWatch } from './content-watch.ts';

const FACTS = { width: 600, height: 400, color: '#aabbcc' };
const PICTURE = '- { id: one, file: pictures/a.png, alt: { nl: Kantoor } }\n';
const LOST = new EncoderLost('ended with SIGKILL');

/** A small folder with a picture that has to be measured, opened with a measure that the test may change. */
const withWatch = (use: (site: Site) => Promise<void>, measure: MeasurePicture = async () => FACTS) =>
  withFolder({ 'pictures.yaml': PICTURE }, async (folder) => {
    const site: Partial<Site> = { lines: [], measure };
    const opened = await ContentWatch.open({
      folder,
      warn: (line) => site.lines?.push(line),
      measure: (file, color) => (site as Site).measure(file, color),
    });
    if (!opened.ok) throw new Error(opened.problems.join('\n'));
    const edit = async (text: string) => {
      await writeFile(join(folder, 'menu.yaml'), text);
      // Two edits within a tick of the clock differ all the same.
      await utimes(join(folder, 'menu.yaml'), new Date(), new Date(Date.now() + 60_000));
    };
    await use(Object.assign(site, { folder, watch: opened.watch, edit }) as Site);
  });

interface Site {
  folder: string;
  watch: ContentWatch;
  lines: string[];
  measure: MeasurePicture;
  edit(menu: string): Promise<void>;
}

const menuOf = async ({ watch }: Site) => (await watch.current()).menu.length;
const MENU = '- { page: /, sort: 0 }\n';

test('an edit is seen, a wrong one is logged once and changes nothing', () =>
  withWatch(async (site) => {
    expect(await menuOf(site)).toBe(4);
    await site.edit(MENU);
    await until(async () => (await menuOf(site)) === 1);
    await site.edit('- { page: /nowhere/, sort: 0 }\n');
    await until(async () => (await menuOf(site)) === 1 && site.lines.length > 0);
    await site.watch.current();
    expect(site.lines).toEqual([expect.stringContaining('content not changed: menu.yaml')]);
  }));

test('pictures that cannot be measured at present refuse no edit: it is tried again, and the next edit at once', () =>
  withWatch(async (site) => {
    let tries = 0;
    site.measure = () => {
      tries += 1;
      return Promise.reject(LOST);
    };
    await site.edit(MENU);
    await until(() => site.watch.current().then(() => tries === 1 && site.lines.length === 1));
    await site.watch.current();
    expect([tries, site.lines]).toEqual([
      1,
      ['content not changed yet, trying again in a minute: "pictures/a.png" cannot be measured: ended with SIGKILL'],
    ]);
    site.measure = async () => FACTS;
    const now = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    while ((await site.watch.current()).menu.length !== 1) await nextTurn();
    now.mockRestore();
    expect(site.lines).toHaveLength(1);
  }));

test('pictures that take long to measure keep nobody waiting', () =>
  withWatch(async (site) => {
    const end = Promise.withResolvers<typeof FACTS>();
    site.measure = () => end.promise;
    await site.edit(MENU);
    expect(await menuOf(site)).toBe(4);
    expect(await menuOf(site)).toBe(4);
    end.resolve(FACTS);
    await until(async () => (await menuOf(site)) === 1);
  }));

test('a start waits for pictures that cannot be measured yet, and ends with a line where they never can', async () => {
  let tries = 0;
  const measure: MeasurePicture = async () => {
    tries += 1;
    if (tries === 1) throw LOST;
    return FACTS;
  };
  await withWatch(async (site) => expect(await menuOf(site)).toBe(4), measure);
  expect(tries).toBe(2);
  await expect(
    withWatch(
      async () => {},
      () => Promise.reject(LOST),
    ),
  ).rejects.toThrow('cannot be measured: ended with');
});

test('a picture that is gone is a problem of the content', () =>
  withWatch(async (site) => {
    site.measure = () => Promise.reject(new Error('ENOENT'));
    await rm(join(site.folder, 'menu.yaml'));
    await until(() => site.watch.current().then(() => site.lines.length === 1));
    expect(site.lines[0]).toContain('does not exist or is not a picture');
  }));
