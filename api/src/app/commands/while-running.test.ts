import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CERTIFICATE, feedOf, propertyRecords } from '@facade/feed/testing/sample-records';
import { siteWithCommands } from './testing/site-with-commands.ts';

describe('commands while the api has the embedded database open', () => {
  const { command, startSite, feed, folder, data, site, url } = siteWithCommands();
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
        'warning  property 1: Marquee unknown ribbon 9\n1 properties (1 new, 0 changed, 0 removed), 0 projects, 0 pictures.\n',
      errors: '',
    });
    await shows([100_000], 1500);
  });

  test('reports the errors of a feed, and imports nothing of it', async () => {
    const file = feed('wrong.json', [...propertyRecords(1, { Price: 1 }), ...propertyRecords(2, { Price: 'a lot' })]);
    expect(await command('import.ts', file).ended).toEqual({
      code: 1,
      output: '',
      errors: [
        'error    property 2 nl: Price is not a number',
        'error    property 2 fr: Price is not a number',
        'Nothing was imported: 2 errors.\n',
      ].join('\n'),
    });
    await delay(1100);
    expect(await pricesShown()).toEqual([100_000]);
  });

  test('refuses a second import at the same time, and finishes the first even if its caller is gone', async () => {
    const { file, whenRead } = slowFeed('first.json');
    const first = command('import.ts', file);
    const writer = await whenRead();
    const second = await command('import.ts', join(folder(), 'feed.json')).ended;
    expect(second).toEqual({
      code: 1,
      output: '',
      errors: 'Another import is running: try again when it has ended.\n',
    });
    first.child.kill('SIGKILL');
    await first.ended;
    await writer.writeFile(JSON.stringify(feedOf(propertyRecords(1, { Price: 200_000 }))));
    await writer.close();
    await shows([200_000], 10_000);
    const third = await command('import.ts', feed('feed.json', propertyRecords(1, { Price: 300_000 }))).ended;
    expect(third).toMatchObject({ code: 0, output: expect.stringContaining('1 changed') });
  });

  test('reports in one line that the api is stopping, and has imported nothing', async () => {
    const ids = Array.from({ length: 300 }, (_, index) => index + 1);
    mkdirSync(join(folder(), 'pictures'));
    for (const id of ids) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><circle r="${id}"/></svg>`;
      writeFileSync(join(folder(), 'pictures', `p${id}.svg`), svg);
    }
    const picture = (id: number) => ({ Pictures: [{ ID: `p${id}`, File: `p${id}.svg`, Alt: '', Color: '' }] });
    const many = feed(
      'many.json',
      ids.flatMap((id) => propertyRecords(id, picture(id))),
    );
    const importing = command('import.ts', many);
    const library = join(data(), 'pictures');
    while (!existsSync(library) || readdirSync(library).length === 0) await delay(5);
    site().child.kill('SIGTERM');
    expect(await site().ended).toEqual({ code: 0, output: '', errors: '' });
    expect(await importing.ended).toEqual({
      code: 1,
      output: '',
      errors: 'The site is stopping, nothing was imported: run the command again.\n',
    });
    const again = await command('import.ts', join(folder(), 'feed.json')).ended;
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('(0 new, 0 changed, 0 removed)') });
  });

  test('reports in one line that the api was killed, and works again after a restart', async () => {
    await startSite();
    const { file, whenRead } = slowFeed('killed.json');
    const importing = command('import.ts', file);
    const writer = await whenRead();
    site().child.kill('SIGKILL');
    await site().ended;
    expect(await importing.ended).toEqual({
      code: 1,
      output: '',
      errors: `The site (process ${site().child.pid}) ended before the command was done. Nothing was changed by half: run it again.\n`,
    });
    await writer.close();
    expect(existsSync(join(data(), 'database/control.sock'))).toBe(true);
    await startSite();
    await shows([300_000], 5000);
    const again = await command('import.ts', join(folder(), 'feed.json')).ended;
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('(0 new, 0 changed, 0 removed)') });
  });
});
