import { execFileSync } from 'node:child_process';
import { createPublicKey, randomBytes } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { findInstalled, startPostgres } from '@facade/api/testing/postgres-server';
import { ROOT } from '../root.ts';
import { copyEncodedPictures, copyReleases } from '../servers/release-store.ts';
import { type ServerProcess, startServer } from '../servers/server-process.ts';
import { folderOf, test as siteTest } from '../site.ts';
import { createDatabase } from './database.ts';
import { choosePorts, findNginx, type Nginx, type Ports, SITE_NAME, startNginx } from './nginx.ts';
import { type Visitor, visitorAt } from './visitor.ts';

/** A server of the machine; it can be ended and started again on its port. */
export interface Member extends ServerProcess {
  start(): Promise<void>;
}

/** The machine of `docs/production.md`: nginx, two shells, two apis, one PostgreSQL. */
export interface Machine {
  ports: Ports;
  nginx: Nginx;
  shells: [Member, Member];
  apis: [Member, Member];
  /** Holds what nginx reads and writes, and `state` and `settings` in place of `/var/lib/facade` and `/etc/facade`. */
  folder: string;
  /** Folder of PostgreSQL's socket; the database is `facade`, as in the documentation. */
  socket: string;
  /** The build of the second shell; a copy, so that the two can differ. */
  secondBuild: string;
  /** A visitor whom no other test has used: nginx and the apis count by address. */
  visitor(): Visitor;
  /** Gives a manager of the agency an account. */
  addManager(name: string): { email: string; password: string };
}

/** Why this machine cannot run it; null if it can. */
export const missing = (): string | null =>
  findNginx() && findInstalled() ? null : 'nginx (with its /etc/nginx) or PostgreSQL is not installed';

export const test = siteTest.extend<object, { machine: Machine }>({
  machine: [
    async ({ site }, use) => {
      const stops: (() => unknown)[] = [];
      try {
        await use(await startMachine(folderOf(site.data), stops));
      } finally {
        for (const stop of stops.reverse()) await stop();
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function startMachine(site: string, stops: (() => unknown)[]): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'facade-machine-'));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const ports = await choosePorts();
  const postgres = await startPostgres([], findInstalled() ?? '');
  stops.push(() => postgres.stop());
  const socket = new URL(postgres.url).searchParams.get('host') ?? '';
  createDatabase(socket);
  const state = join(folder, 'state');
  mkdirSync(join(folder, 'settings'));
  mkdirSync(state);
  renameSync((await copyReleases(site)).data, join(state, 'site'));
  cpSync(join(site, 'sample-agency/content'), join(state, 'content'), { recursive: true, preserveTimestamps: true });
  const apiSettings = {
    ...settingsOf('api.env', folder),
    FACADE_DATA: join(state, 'api'),
    FACADE_CONTENT: join(state, 'content'),
    DATABASE_URL: `postgres://facade@localhost/facade?host=${encodeURIComponent(socket)}`,
    SMTP_URL: '',
  };
  await copyEncodedPictures(site, join(state, 'api'));
  runCommand(apiSettings, 'import.ts', join(site, 'sample-agency/feed.json'));
  const secondBuild = join(folder, 'second-build');
  cpSync(join(ROOT, 'shell/dist'), secondBuild, { recursive: true });
  const shellSettings = {
    ...settingsOf('shell.env', folder),
    FACADE_DATA: join(state, 'site'),
    FACADE_API_URL: `http://127.0.0.1:${ports.inner}`,
    FACADE_SECRET: randomBytes(36).toString('base64'),
    FACADE_REGISTRY_KEY: publicKeyIn(join(state, 'site')),
    FACADE_HOSTS: SITE_NAME,
    HOST: '127.0.0.1',
  };
  const member = async (file: string, settings: NodeJS.ProcessEnv) => {
    const one = await memberOf(file, settings);
    stops.push(() => one.stop());
    return one;
  };
  const api = (port: number) => member('api/src/main.ts', { ...apiSettings, FACADE_API_PORT: String(port) });
  const apis = await Promise.all([api(ports.apis[0]), api(ports.apis[1])]);
  const nginx = await startNginx(findNginx() ?? '', folder, ports);
  stops.push(() => nginx.stop());
  const shell = (port: number, build = {}) =>
    member('shell/src/server/main.ts', { ...shellSettings, PORT: String(port), ...build });
  const shells = await Promise.all([
    shell(ports.shells[0]),
    shell(ports.shells[1], { FACADE_SHELL_BUILD: secondBuild }),
  ]);
  let visitors = 1;
  const visitor = () => {
    visitors += 1;
    const one = visitorAt(`127.0.${visitors >> 8}.${visitors & 255}`, ports.tls);
    stops.push(() => one.leave());
    return one;
  };
  const addManager = (name: string) => {
    const account = { email: `${name.toLowerCase()}@agency.example`, password: `password of ${name}` };
    const options = ['--name', name, '--role', 'manager', '--password', account.password];
    runCommand(apiSettings, 'staff.ts', 'add', account.email, ...options);
    return account;
  };
  return { ports, nginx, shells, apis, folder, socket, secondBuild, visitor, addManager };
}

/** The settings that the documentation hands out; the machine keeps them as files too. */
function settingsOf(file: string, folder: string): NodeJS.ProcessEnv {
  cpSync(join(ROOT, 'docs/production/environment', file), join(folder, 'settings', file));
  return parseEnv(readFileSync(join(folder, 'settings', file), 'utf8'));
}

/** Runs a command of the api with the settings of the machine. */
function runCommand(settings: NodeJS.ProcessEnv, command: string, ...options: string[]): void {
  mkdirSync(settings.FACADE_DATA ?? '', { recursive: true });
  execFileSync(process.execPath, [join(ROOT, 'api/src/app/commands', command), ...options], {
    env: { ...process.env, ...settings },
    stdio: 'pipe',
  });
}

const publicKeyIn = (data: string): string =>
  createPublicKey(readFileSync(join(data, 'keys/registry.public.pem')))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');

async function memberOf(file: string, settings: NodeJS.ProcessEnv): Promise<Member> {
  let server = await startServer(file, settings);
  return {
    port: server.port,
    get log() {
      return server.log;
    },
    async start() {
      server = await startServer(file, settings);
    },
    stop: () => server.stop(),
    kill: () => server.kill(),
  };
}
