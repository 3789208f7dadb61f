import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatProblem } from '../../../kernel/source-files/problem.ts';
import { smallFolder, withFolder } from '../../testing/small-folder.ts';
import { loadContent } from '../load-content.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">${inside}</svg>`;
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c00' } })
    .png()
    .toBuffer();

/** The content's revision and logo path with this logo, or its problems. */
const loadWith = (name: string, bytes: string | Buffer | null) =>
  withFolder({ 'settings.yaml': `${smallFolder['settings.yaml']}logo: ${name}\n` }, async (folder) => {
    await mkdir(join(folder, 'pictures'), { recursive: true });
    if (bytes !== null) await writeFile(join(folder, name), bytes);
    const result = await loadContent(folder);
    return result.ok
      ? { logo: result.content.logo?.source ?? null, revision: result.content.revision }
      : result.problems.map(formatProblem);
  });

test('accepts an SVG or a PNG, and a new file changes the revision', async () => {
  const one = await loadWith('pictures/logo.svg', svg('<rect width="10" height="10"/>'));
  const other = await loadWith('pictures/logo.svg', svg('<rect width="9" height="9"/>'));
  expect(one).toMatchObject({ logo: expect.stringMatching(/^data:image\/svg\+xml;base64,[\w+/=]+$/) });
  expect(other).not.toMatchObject({ revision: (one as { revision: string }).revision });
  expect(await loadWith('pictures/logo.png', await png(512, 200))).toMatchObject({
    logo: expect.stringMatching(/^data:image\/png;base64,/),
  });
});

test('gives an SVG without a viewBox one, so that it scales', async () => {
  const sized = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="9" height="9"/></svg>';
  const loaded = (await loadWith('pictures/logo.svg', sized)) as { logo: string };
  const svg = Buffer.from(loaded.logo.split(',')[1] ?? '', 'base64').toString();
  expect(svg).toBe(sized.replace('<svg ', '<svg viewBox="0 0 600 300" '));
});

test('is null if there is none', async () => {
  expect(await loadWith("''", null)).toMatchObject({ logo: null });
});

test.each([
  ['pictures/none.svg', null, 'does not exist or is not an SVG or PNG picture'],
  ['pictures/logo.svg', 'no picture', 'does not exist or is not an SVG or PNG picture'],
  ['pictures/logo.svg', '<svg><', 'does not exist or is not an SVG or PNG picture'],
  ['pictures/logo.png', svg(''), 'does not exist or is not an SVG or PNG picture'],
  ['pictures/logo.svg', svg('<image href="https://cdn.example/a.png"/>'), 'shows another file'],
  ['pictures/logo.svg', svg('<image xlink:href="a.png"/>'), 'shows another file'],
  ['pictures/logo.svg', svg('<style>rect{fill:url(https://cdn.example/a.svg#x)}</style>'), 'shows another file'],
  ['pictures/logo.svg', svg(`<desc>${'x'.repeat(300_000)}</desc>`), 'a logo may have 300 kB at most'],
  ['pictures/logo.gif', 'GIF89a', 'must be the name of an SVG or PNG file in the folder pictures'],
  ['pictures/../settings.svg', null, 'must be the name of an SVG or PNG file in the folder pictures'],
])('reports what is wrong with %s (%#)', async (name, bytes, message) => {
  const problems = await loadWith(name, bytes);
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems).toEqual([expect.stringContaining('settings.yaml')]);
});

test('refuses a PNG that is too small, with its size', async () => {
  expect(await loadWith('pictures/logo.png', await png(200, 100))).toEqual([
    expect.stringContaining('is 200 by 100 pixels; the longer side must have 512 at least'),
  ]);
});

test('accepts its own gradients and clips', async () => {
  const drawn = svg('<defs><linearGradient id="g"/></defs><use href="#g"/><rect fill="url(#g)" width="9" height="9"/>');
  expect(await loadWith('pictures/logo.svg', drawn)).toMatchObject({ logo: expect.any(String) });
});
