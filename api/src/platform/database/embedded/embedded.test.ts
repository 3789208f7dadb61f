import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@facade/server-kit/until';
import { sql } from 'kysely';
import { canMount, mountSmallDisk } from '../../../testing/small-disk.ts';
import { closeDatabase, openDatabase } from '../index.ts';
import { findEmbedded, startEmbedded } from './embedded.ts';
import { readRunning } from './running.ts';

const log = { warn() {}, info() {} };

/** Opens the database in the folder, stores a row, closes it, and opens it again to read it: all as this user. */
const OPEN = `
  import { closeDatabase, openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../index.ts'))};
  import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
  const lines = [];
  const log = { warn: (_, message) => lines.push(message), info: (_, message) => lines.push(message) };
  const open = () => openDatabase({ url: null, folder: process.argv[1], log });
  try {
    const db = await open();
    await sql\`insert into visit values ('2026-01-01', 1, 'direct', 1)\`.execute(db);
    await closeDatabase(db);
    const again = await open();
    const { rows } = await sql\`select day::text from visit\`.execute(again);
    const { rows: [{ user }] } = await sql\`select current_setting('data_directory') as user\`.execute(again);
    await closeDatabase(again);
    console.log(JSON.stringify({ rows, data: user, lines }));
  } catch (error) {
    console.log(JSON.stringify({ error: error.message }));
  }`;

/** With what Node.js has compiled before, as far as the user may read it. */
const environment = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
};

/** @param launcher starts Node.js as another user, in a namespace and the like */
function openAs(folder: string, ...launcher: string[]) {
  const [program = process.execPath, ...args] = [...launcher, process.execPath];
  const options = launcher.length > 0 ? args : [];
  const { stdout, stderr } = spawnSync(program, [...options, '--input-type=module', '-e', OPEN, folder], {
    encoding: 'utf8',
    env: environment(),
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as { rows?: unknown[]; data?: string; lines?: string[]; error?: string };
}

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const STORED = [{ day: '2026-01-01' }];

describe('the embedded database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'facade embedded '));
    chmodSync(folder, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const data = () => join(folder, 'database/postgresql');

  test('has checksums, writes before it acknowledges, and stays in a folder with a space', async () => {
    const db = await openDatabase({ url: null, folder });
    const { rows } = await sql`select current_setting('data_checksums') as sums, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('data_directory') as data`.execute(db);
    expect(rows).toEqual([{ sums: 'on', fsync: 'on', commit: 'on', data: data() }]);
    await closeDatabase(db);
    expect(readRunning(data())).toBeNull();
  });

  test('can be used by its own user only', async () => {
    const { stop } = await startEmbedded(join(folder, 'database'), { log, wait: 0 });
    expect(statSync(data()).mode & 0o777).toBe(0o700);
    expect(statSync(readRunning(data())?.socket ?? '').mode & 0o777).toBe(0o700);
    await stop();
  });

  test('its files appear whole: the leftovers of an interrupted start are replaced', async () => {
    mkdirSync(`${data()}.part`, { recursive: true });
    writeFileSync(join(`${data()}.part`, 'PG_VERSION'), 'half');
    const { stop } = await startEmbedded(join(folder, 'database'), { log, wait: 0 });
    await stop();
    expect(readFileSync(join(data(), 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(existsSync(`${data()}.part`)).toBe(false);
  });

  test('a second process is refused, and a command joins the first', async () => {
    const db = await openDatabase({ url: null, folder });
    await expect(openDatabase({ url: null, folder })).rejects.toThrow(/is open in process \d+: stop that first/);
    const command = await openDatabase({ url: null, folder, isCommand: true });
    await sql`insert into visit values ('2026-01-01', 1, 'direct', 1)`.execute(command);
    await closeDatabase(command);
    expect((await sql`select day::text from visit`.execute(db)).rows).toEqual(STORED);
    await closeDatabase(db);
  });

  test('ends with the process that opened it, and opens again after it was killed with it', async () => {
    const hold = OPEN.replace(
      'const again = await open()',
      'await new Promise(() => setInterval(() => {}, 1000))',
    ).replace('await closeDatabase(db);', "console.log('open');");
    const holder = spawn(process.execPath, ['--input-type=module', '-e', hold, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: environment(),
    });
    await once(holder.stdout, 'data');
    const server = readRunning(data())?.pid ?? 0;
    holder.kill('SIGKILL');
    await until(() => spawnSync('kill', ['-0', String(server)], { stdio: 'ignore' }).status !== 0, 20);
    const db = await openDatabase({ url: null, folder });
    expect((await sql`select day::text from visit`.execute(db)).rows).toEqual(STORED);
    await closeDatabase(db);
  });

  test('is started again when it was killed, and has what it acknowledged', async () => {
    const warnings: string[] = [];
    const loud = { warn: (_details: object, message: string) => void warnings.push(message), info() {} };
    const db = await openDatabase({ url: null, folder, log: loud });
    await sql`insert into visit values ('2026-01-01', 1, 'direct', 1)`.execute(db);
    process.kill(readRunning(data())?.pid ?? 0, 'SIGKILL');
    await until(() => warnings.includes('the embedded database runs again'), 30);
    await until(() =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
    );
    expect((await sql`select day::text from visit`.execute(db)).rows).toEqual(STORED);
    await closeDatabase(db);
    expect(warnings.filter((line) => line.startsWith('the embedded'))).toEqual([
      'the embedded database stopped working and is restarted',
      'the embedded database runs again',
    ]);
  });

  test('after a crash the number of its process may be that of another program', async () => {
    const first = await startEmbedded(join(folder, 'database'), { log, wait: 0 });
    const file = readFileSync(join(data(), 'postmaster.pid'), 'utf8');
    await first.stop();
    writeFileSync(join(data(), 'postmaster.pid'), file.replace(/^\d+/, String(process.ppid)));
    const second = await startEmbedded(join(folder, 'database'), { log, wait: 0 });
    expect(findEmbedded(join(folder, 'database'))).toBe(second.url);
    await second.stop();
  });

  test('says in one line that its files are those of an earlier version', async () => {
    mkdirSync(join(folder, 'database/pgdata'), { recursive: true });
    await expect(openDatabase({ url: null, folder })).rejects.toThrow(
      `The database in ${folder}/database is one of an earlier version of Facade: convert it once with "npm run facade -- convert-database".`,
    );
  });

  test('an ordinary user runs it', () => {
    chmodSync(folder, 0o777);
    const launcher = isRoot ? ['setpriv', '--reuid=1000', '--regid=1000', '--clear-groups'] : [];
    expect(openAs(folder, ...launcher)).toEqual({ rows: STORED, data: data(), lines: [] });
    if (isRoot) expect(statSync(data()).uid).toBe(1000);
  });

  asRoot('root runs it as nobody, with the capabilities of a container too', () => {
    const container =
      'chown,dac_override,fowner,fsetid,kill,setgid,setuid,setpcap,net_bind_service,net_raw,sys_chroot,mknod,audit_write,setfcap';
    const capabilities = `-all,+${container.replaceAll(',', ',+')}`;
    expect(openAs(folder, 'setpriv', `--bounding-set=${capabilities}`, `--inh-caps=${capabilities}`)).toEqual({
      ...{ rows: STORED, data: data(), lines: [] },
    });
    expect(statSync(data()).uid).toBe(Number(execFileSync('id', ['-u', 'nobody'])));
  });

  asRoot('root runs it as the owner of its folder', () => {
    mkdirSync(join(folder, 'database'));
    execFileSync('chown', ['1000:1000', join(folder, 'database')]);
    expect(openAs(folder).rows).toEqual(STORED);
    expect(statSync(data()).uid).toBe(1000);
  });

  asRoot(
    'below a folder that only root can enter, its files are in the folder of the system, and a link in their place',
    () => {
      chmodSync(folder, 0o700);
      const opened = openAs(folder);
      expect(opened).toMatchObject({ rows: STORED, data: readlinkSync(data()) });
      expect(opened.data).toMatch(/^\/var\/lib\/facade\/databases\/site-\w+\/postgresql$/);
      expect(opened.lines).toEqual([expect.stringContaining(`only root can enter ${folder}/database`)]);
      rmSync(join(opened.data ?? '', '..'), { recursive: true });
      expect(openAs(folder).error).toMatch(/ which is gone: restore a backup, or delete the link /);
    },
  );

  asRoot('those files are deleted at a later start once a temporary folder with the link is gone', () => {
    const [first, second] = ['first', 'second'].map((name) => join(folder, name)) as [string, string];
    for (const one of [first, second]) mkdirSync(one, { mode: 0o700 });
    const forgotten = openAs(first).data ?? '';
    expect(existsSync(forgotten)).toBe(true);
    rmSync(first, { recursive: true });
    const kept = openAs(second).data ?? '';
    expect([existsSync(forgotten), existsSync(kept)]).toEqual([false, true]);
    rmSync(join(kept, '..'), { recursive: true });
  });

  asRoot('in a namespace whose only user is root, it runs in a further one', () => {
    expect(openAs(folder, 'unshare', '--user', '--map-root-user')).toEqual({ rows: STORED, data: data(), lines: [] });
  });

  asRoot('root without the right to change its user is told what to do', () => {
    const forbidden = [
      'unshare',
      '--user',
      '--map-root-user',
      'sh',
      '-c',
      'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"',
      'sh',
    ];
    expect(openAs(folder, ...forbidden).error).toMatch(
      /^PostgreSQL does not run as root, .*: start the site as another user, as in `runuser .*`, or set DATABASE_URL/,
    );
  });

  (canMount() ? test : test.skip)(
    'a full disk is reported in one line at the first start, and leaves no files behind',
    async () => {
      const disk = mountSmallDisk(8);
      await expect(openDatabase({ url: null, folder: disk.folder })).rejects.toThrow(
        /^The embedded database \S+\/postgresql cannot be created: .*No space left on device$/,
      );
      expect(existsSync(join(disk.folder, 'database/postgresql.part'))).toBe(false);
      disk.unmount();
    },
  );
});
