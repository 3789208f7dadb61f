import { execFileSync } from 'node:child_process';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CERTIFICATE, feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { siteWithCommands } from './testing/site-with-commands.ts';

describe('commands while the api has the embedded database open', () => {
  const { command, startSite, feed, folder, site, url } = siteWithCommands();
  /** A feed that is read only when the test writes it: until then the import waits. */
  const slowFeed = (name: string) => {
    const file = join(folder(), name);
    execFileSync('mkfifo', [file]);
    return { file, whenRead: () => open(file, 'w') };
  };
  const pricesShown = async () => {
    const response = await fetch(url('/api/properties?lang=nl&goal=sale&sort=price'));
    const { items } = (await response.json()) as { items: { price: { amount: number } }[] };
    return items.map(({ price }) => price.amount);
  };
  const shows = async (prices: number[], within: number) => {
    const end = performance.now() + within;
    while (performance.now() < end && String(await pricesShown()) !== String(prices)) await delay(50);
    expect(await pricesShown()).toEqual(prices);
  };

  test('imports a feed, and the site shows it', async () => {
    const file = feed('feed.json', propertyRecords(1, { ...CERTIFICATE, Price: 100_000, Marquee: 9 }));
    expect(await command('import.ts', file).ended).toEqual({
      code: 0,
      output:
        'warning  feed: Description has no text in nl, fr, en (1): 1\n' +
        'warning  property 1: Marquee unknown ribbon 9\n1 properties (1 new, 0 changed, 0 removed), 0 projects, 0 pictures.\n',
      errors: '',
    });
    await shows([100_000], 1500);
  });

  test('reports why a feed is refused, and imports nothing of it', async () => {
    expect(await command('import.ts', feed('wrong.json', [])).ended).toEqual({
      code: 1,
      output: '',
      errors: 'error    feed: has no homes\nNothing was imported: 1 errors.\n',
    });
    await delay(1100);
    expect(await pricesShown()).toEqual([100_000]);
  });

  test('imports the next feed, and shows it too', async () => {
    const next = await command('import.ts', feed('feed.json', propertyRecords(1, { Price: 300_000 }))).ended;
    expect(next).toMatchObject({ code: 0, output: expect.stringContaining('1 changed') });
    await shows([300_000], 1500);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'reports in one line that the site ended (%s), has imported nothing, and works again after a restart',
    async (signal) => {
      const { file, whenRead } = slowFeed(`${signal}.json`);
      const importing = command('import.ts', file);
      const writer = await whenRead();
      site().child.kill(signal);
      await site().ended;
      await writer.writeFile(JSON.stringify(feedOf(propertyRecords(1, { Price: 400_000 }))));
      await writer.close();
      expect(await importing.ended).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(
          /^The database is not available: .*\. Nothing was changed by half: run the command again\.\n$/,
        ),
      });
      await startSite();
      await shows([300_000], 5000);
    },
  );
});
