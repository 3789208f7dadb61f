import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { ask, postgresPrograms } from '../support/machine/database.ts';
import { type Machine, missing, test } from '../support/machine/machine.ts';
import type { Visitor } from '../support/machine/visitor.ts';
import { ROOT } from '../support/root.ts';

const reason = missing() ?? (process.getuid?.() === 0 ? null : 'backup.sh becomes other users, which only root may');
test.skip(reason !== null, reason ?? '');
test.setTimeout(90_000);

/** Runs a script of `docs/production` on the machine of the test. */
const run = (script: string, { folder, socket }: Machine, ...options: string[]) =>
  spawnSync('sh', [join(ROOT, 'docs/production', script), ...options], {
    encoding: 'utf8',
    env: {
      PATH: `${postgresPrograms()}:${process.env.PATH}`,
      ...{ PGHOST: socket, PGUSER: 'postgres' },
      FACADE_STATE: join(folder, 'state'),
      FACADE_SETTINGS: join(folder, 'settings'),
      FACADE_NODE_METRICS: join(folder, 'metrics'),
    },
  });

const enquire = async ({ ask: send }: Visitor, message: string): Promise<number> => {
  const body = { firstName: 'An', lastName: 'Janssens', email: 'an@example.be', message, privacy: true };
  const headers = { 'content-type': 'application/json' };
  return (await send('/api/forms/contact', { method: 'POST', body: JSON.stringify(body), headers })).status;
};

test('a backup of the running site is restored after a total loss; a damaged backup changes nothing', async ({
  machine,
  site,
}) => {
  const { folder, socket } = machine;
  const visitor = machine.visitor();
  const backups = join(folder, 'backups');
  const kept = () => ask(socket, "select string_agg(fields->>'message', ',') from submission");
  const picture = (await visitor.ask(site.places.saleProperty.nl)).text.match(/\/api\/pictures\/[^\s"&,]+/)?.[0] ?? '';
  expect(await enquire(visitor, 'kept')).toBe(201);
  const live = readFileSync(join(folder, 'state/site/registry', registryFiles(machine).at(-1) ?? ''), 'utf8');

  const made = run('backup.sh', machine, backups);
  expect([made.status, made.stderr, made.stdout]).toEqual([0, '', expect.stringContaining('backup complete')]);
  const [name] = readdirSync(backups);
  const backup = join(backups, name ?? '');
  expect(await enquire(visitor, 'later')).toBe(201);

  const dump = readFileSync(join(backup, 'database.dump'));
  const servers = [...machine.shells, ...machine.apis];
  await Promise.all(servers.map((server) => server.stop()));
  writeFileSync(join(backup, 'database.dump'), dump.subarray(0, dump.length - 100));
  expect(run('restore.sh', machine, backup).status).not.toBe(0);
  expect(kept()).toBe('kept,later');
  writeFileSync(join(backup, 'database.dump'), dump);

  rmSync(join(folder, 'state'), { recursive: true });
  ask(socket, 'truncate submission, property, picture cascade');
  const restored = run('restore.sh', machine, backup);
  expect([restored.status, restored.stderr]).toEqual([0, expect.not.stringContaining('ERROR')]);
  expect(kept()).toBe('kept');
  expect(readFileSync(join(folder, 'state/site/registry', registryFiles(machine).at(-1) ?? ''), 'utf8')).toBe(live);
  await Promise.all(machine.apis.map((server) => server.start()));
  await Promise.all(machine.shells.map((server) => server.start()));
  const statuses = await Promise.all(
    [site.places.saleProperty.nl, picture].map(async (path) => (await visitor.ask(path)).status),
  );
  expect(statuses).toEqual([200, 200]);
  expect(await enquire(machine.visitor(), 'after')).toBe(201);
});

const registryFiles = ({ folder }: Machine): string[] =>
  readdirSync(join(folder, 'state/site/registry'))
    .filter((file) => /^\d+\.json$/.test(file))
    .sort();
