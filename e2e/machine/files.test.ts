import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { missing, test } from '../support/machine/machine.ts';
import { PROTECTION } from '../support/machine/protection.ts';

const reason = missing();
test.skip(reason !== null, reason ?? '');

test('during an upgrade every file is found: of the newer shell, of the older one, of the version before', async ({
  machine,
}) => {
  const visitor = machine.visitor();
  const previous = join(machine.folder, 'previous/shell/dist/web');
  mkdirSync(previous, { recursive: true });
  writeFileSync(join(previous, 'older.0badc0de.js'), 'older');
  writeFileSync(join(previous, 'older.0badc0de.js.gz'), gzipSync('older'));
  await machine.shells[1].stop();
  writeFileSync(join(machine.secondBuild, 'web/newer.0badc0de.js'), 'newer');
  await machine.shells[1].start();

  for (let turn = 0; turn < 6; turn += 1) {
    // The query makes each a file of its own for nginx's cache.
    const newer = await visitor.ask(`/_shell/newer.0badc0de.js?${turn}`);
    expect([newer.status, newer.text]).toEqual([200, 'newer']);
  }
  const older = await visitor.ask('/_shell/older.0badc0de.js', { headers: { 'accept-encoding': 'gzip' } });
  expect([older.status, older.headers['cache-control'], gunzipSync(older.body).toString()]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'older',
  ]);
  expect(older.headers).toMatchObject(PROTECTION);
  expect((await visitor.ask('/_shell/nobody.0badc0de.js')).status).toBe(404);
});

test('a picture is asked of an api once, and no query is in the log', async ({ machine, site }) => {
  const page = await machine.visitor().ask(site.places.saleProperty.nl);
  // One that names its format; the others depend on the browser, and no cache keeps them.
  const [, path, format] = page.text.match(/(\/api\/pictures\/[^\s"&,]+)&(?:amp|#38);(format=\w+)/) ?? [];
  const picture = `${path}&${format}`;
  const visitor = machine.visitor();
  const first = await visitor.ask(picture);
  const second = await visitor.ask(picture);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.equals(first.body)).toBe(true);
  const lines = machine.nginx.log().filter((line) => line.includes(`${picture.split('?')[0]} `));
  expect(lines.at(-1)).toContain('cache=HIT');
  await visitor.ask('/nl/contact/?email=an@agency.example');
  expect(machine.nginx.log().filter((line) => line.includes('?') || line.includes('an@agency'))).toEqual([]);
});
