import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type ClientRequest, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { propertyRecords } from '@facade/feed/testing/sample-records';
import { PICTURE, startTestApi, type TestApi } from '../../../testing/test-api.ts';

/** More than can be encoded before the last one's time in the queue is over. */
const COUNT = 14;
const FOREVER = 'public, max-age=31536000, immutable';
/** Answers measured of each kind, at rest and under load. */
const ROUNDS = 15;

describe('a crowd that requests pictures', () => {
  let site: TestApi;
  let origin: string;
  let ids: string[];
  let form = 0;

  /** @param longestWait maximum seconds in the queue */
  async function start(longestWait: number): Promise<void> {
    site = await startTestApi({ longestWait });
    await site.load([]);
    const pictures = Array.from({ length: COUNT }, (_, index) => drawing(index));
    await site.load(propertyRecords(1, { Pictures: pictures }));
    ids = (await site.api.inject('/api/properties/1')).json().pictures.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(COUNT);
    await site.api.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(site.api.server.address() as AddressInfo).port}`;
  }
  afterEach(() => site.close());

  /** Noise, so that encoding is as slow as for a photograph. */
  function drawing(index: number) {
    const File = `${index}.svg`;
    const noise = `<filter id="n"><feTurbulence baseFrequency="0.1" seed="${index}"/></filter>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">${noise}<rect width="640" height="480" filter="url(#n)"/></svg>`;
    writeFileSync(join(site.config.dataFolder, 'feed', 'pictures', File), svg);
    return { ...PICTURE, ID: `n${index}`, File };
  }

  const picture = (index: number, width: number) => `${origin}/api/pictures/${ids[index]}?width=${width}&format=avif`;

  async function seconds(request: () => Promise<Response>, status: number): Promise<number> {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      const response = await request();
      await response.arrayBuffer();
      taken.push((performance.now() - started) / 1000);
      expect(response.status).toBe(status);
    }
    return taken.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  }
  const revision = () => seconds(() => fetch(`${origin}/api/revision`), 200);
  const forms = () =>
    seconds(() => {
      form += 1;
      return fetch(`${origin}/api/forms/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${form}` },
        body: JSON.stringify({
          firstName: 'Marie',
          lastName: 'Dubois',
          email: `marie-${form}@example.be`,
          message: 'Libre ?',
          privacy: true,
        }),
      });
    }, 201);

  test('does not slow down forms and other requests, and gets a time to retry', async () => {
    await start(1);
    await Promise.all([revision(), forms()]);
    const idle = { revision: await revision(), forms: await forms() };
    let answered = 0;
    const crowd = ids.map(async (_, index) => {
      const response = await fetch(picture(index, 640));
      await response.arrayBuffer();
      answered += 1;
      return response;
    });
    const busy = { revision: await revision(), forms: await forms() };
    // A median with a separate pool: a factor of ten allows for other work on this machine.
    expect(busy.revision).toBeLessThan(Math.max(idle.revision, 0.002) * 10);
    expect(busy.forms).toBeLessThan(Math.max(idle.forms, 0.005) * 10);
    expect(answered).toBeLessThan(COUNT);
    const responses = await Promise.all(crowd);
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    for (const response of responses.filter(({ status }) => status === 503)) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
    expect(site.pictures.figures().queue).toBe(0);
    const refused = statuses.filter((one) => one === 503).length;
    expect((await site.api.inject('/metrics')).body).toContain(`facade_refused_total{reason="pictures"} ${refused}\n`);
    expect(site.log).toEqual([]);
  });

  test('gets another size if there is one, not to be cached', async () => {
    await start(1);
    for (const index of ids.keys()) expect((await fetch(picture(index, 160))).status).toBe(200);
    const responses = await Promise.all(ids.map((_, index) => fetch(picture(index, 640))));
    const headers = responses.map((response) => response.headers);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(headers.map((one) => one.get('cache-control')))).toEqual(new Set(['no-store', FOREVER]));
    for (const one of headers) expect(one.has('etag')).toBe(one.get('cache-control') === FOREVER);
  });

  test('causes no work after it has left', async () => {
    await start(60);
    const crowd: ClientRequest[] = [];
    for (let index = 0; index < COUNT - 1; index += 1) crowd.push(get(picture(index, 320)).on('error', () => {}));
    while (site.pictures.figures().queue < 3) await wait(5);
    const stays = fetch(picture(COUNT - 1, 320));
    for (const request of crowd) request.destroy();
    const left = performance.now();
    while (site.pictures.figures().queue > 3) {
      expect(performance.now() - left).toBeLessThan(10_000);
      await wait(5);
    }
    expect((await stays).status).toBe(200);
    const folders = readdirSync(join(site.config.dataFolder, 'pictures-cache'));
    const made = folders.filter((name) =>
      existsSync(join(site.config.dataFolder, 'pictures-cache', name, 'w320.avif')),
    );
    expect(made.length).toBeLessThan(COUNT / 2);
    expect(site.log).toEqual([]);
  });
});
