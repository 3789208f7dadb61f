import { chmodSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { type Machine, missing, test } from '../support/machine/machine.ts';

const reason = missing();
test.skip(reason !== null, reason ?? '');

/** A manager who is logged in through nginx, so by either api. */
async function managerOf(machine: Machine) {
  const visitor = machine.visitor();
  const post = (path: string, body: object, headers = {}) =>
    visitor.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'nl', ...headers },
      body: JSON.stringify(body),
    });
  const login = await post('/api/agency/login', machine.addManager('Mia'));
  expect(login.status).toBe(204);
  const cookie = (login.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  return {
    async publish(thing: string, values: object) {
      const path = `/api/agency/website/thing?lang=nl&id=${encodeURIComponent(thing)}`;
      const { version, canWrite } = JSON.parse((await visitor.ask(path, { headers: { cookie } })).text);
      expect(canWrite).toBe(true);
      const answer = await post('/api/agency/website', { thing, version, values }, { cookie });
      expect([answer.status, answer.text]).toEqual([204, '']);
    },
  };
}

test('a manager publishes a page and a new file, which both shells show and their colleagues may edit', async ({
  machine,
}) => {
  const content = join(machine.folder, 'state/content');
  // As step 5 of the documentation leaves it.
  chmodSync(content, 0o2775);
  rmSync(join(content, 'popup.yaml'));
  const manager = await managerOf(machine);
  const title = { nl: 'Welkom op deze machine', fr: 'Bienvenue', en: 'Welcome' };
  await manager.publish('pages/home.yaml', { title });
  const text = { nl: 'Tot maandag.', fr: 'À lundi.', en: 'Until Monday.' };
  await manager.publish('popup.yaml', { enabled: true, delay: 30, title, text });
  expect(readFileSync(join(content, 'pages/home.yaml'), 'utf8')).toContain(title.nl);
  expect(statSync(join(content, 'popup.yaml')).mode & 0o777).toBe(0o664);
  for (const [own, other] of [machine.shells, [...machine.shells].reverse()]) {
    await other?.stop();
    await expect
      .poll(async () => (await machine.visitor().ask('/nl/')).text, { message: `by shell ${own?.port}` })
      .toContain(title.nl);
    await other?.start();
  }
});
