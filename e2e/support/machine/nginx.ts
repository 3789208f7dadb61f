import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../root.ts';
import { freePort } from '../servers/free-port.ts';

/** The names in the configuration; the certificate of a test is for them. */
export const SITE_NAME = 'www.agency.example';
const BARE_NAME = 'agency.example';

const SETUP = join(ROOT, 'docs/production');

/** Who listens where, in place of the ports that the configuration names. */
export interface Ports {
  plain: number;
  tls: number;
  inner: number;
  shells: [number, number];
  apis: [number, number];
}

export interface Nginx {
  /** Lines of the access log so far. */
  log(): string[];
  /** Reads its configuration again, as `systemctl reload nginx` does. */
  reload(): void;
  stop(): Promise<void>;
}

/** Path of an nginx with Debian's settings, or null. */
export function findNginx(): string | null {
  const program = process.env.FACADE_NGINX ?? '/usr/sbin/nginx';
  return existsSync(program) && existsSync(join(debianFolder(program), 'nginx.conf')) ? program : null;
}

/** Debian's own settings: `/etc/nginx`, also where its package was only unpacked. */
const debianFolder = (program: string): string => join(dirname(program), '../../etc/nginx');

export async function choosePorts(): Promise<Ports> {
  const [plain, tls, inner, shell1, shell2, api1, api2] = (await Promise.all(Array.from({ length: 7 }, freePort))) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { plain, tls, inner, shells: [shell1, shell2], apis: [api1, api2] };
}

/**
 * Starts nginx with `docs/production/nginx.conf` under Debian's own `nginx.conf`; only ports and folders are others. `folder`
 * gets its files and may be read by every user.
 */
export async function startNginx(program: string, folder: string, ports: Ports): Promise<Nginx> {
  for (const name of ['log', 'lib', 'sites-enabled', 'conf.d', 'certificate', 'snippets'])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(SETUP, 'nginx/snippets'), join(folder, 'snippets'), { recursive: true });
  cpSync(join(SETUP, 'nginx/html'), join(folder, 'html'), { recursive: true });
  cpSync(join(debianFolder(program), 'mime.types'), join(folder, 'mime.types'));
  makeCertificate(join(folder, 'certificate'));
  writeFileSync(join(folder, 'nginx.conf'), debianSettings(program, folder));
  writeFileSync(join(folder, 'conf.d/temporary.conf'), temporaryFolders(folder));
  writeFileSync(join(folder, 'sites-enabled/facade'), siteSettings(folder, ports));
  const options = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'log/start.log')];
  const { status, stderr } = spawnSync(program, [...options, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
  const child = spawn(program, [...options, '-g', 'daemon off;'], { stdio: 'ignore' });
  await listening(child, ports.tls);
  return {
    log: () => readFileSync(join(folder, 'log/facade.log'), 'utf8').split('\n').filter(Boolean),
    reload: () => void child.kill('SIGHUP'),
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}

/** As in the chapter "nginx" of `docs/production.md`. */
function makeCertificate(folder: string): void {
  const names = `subjectAltName=DNS:${SITE_NAME},DNS:${BARE_NAME}`;
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', `/CN=${SITE_NAME}`],
      ...['-addext', names, '-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'pipe' },
  );
}

const debianSettings = (program: string, folder: string): string =>
  replaceAll(readFileSync(join(debianFolder(program), 'nginx.conf'), 'utf8'), [
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/log/nginx/', join(folder, 'log/')],
    ['/etc/nginx/mime.types', join(folder, 'mime.types')],
    ['/etc/nginx/conf.d/', join(folder, 'conf.d/')],
    ['/etc/nginx/sites-enabled/', join(folder, 'sites-enabled/')],
  ]);

/** Where Debian's nginx is compiled to write, only root and www-data may. */
const temporaryFolders = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'lib', name)};\n`)
    .join('');

function siteSettings(folder: string, ports: Ports): string {
  const text = readFileSync(join(SETUP, 'nginx.conf'), 'utf8').replaceAll(/^\s*listen \[::\].*\n/gm, '');
  return replaceAll(text, [
    ['listen 80', `listen 127.0.0.1:${ports.plain}`],
    ['listen 443', `listen 127.0.0.1:${ports.tls}`],
    ['127.0.0.1:8090', `127.0.0.1:${ports.inner}`],
    ['127.0.0.1:8081', `127.0.0.1:${ports.shells[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${ports.shells[1]}`],
    ['127.0.0.1:8091', `127.0.0.1:${ports.apis[0]}`],
    ['127.0.0.1:8092', `127.0.0.1:${ports.apis[1]}`],
    ['/etc/ssl/facade/', join(folder, 'certificate/')],
    ['/etc/nginx/html', join(folder, 'html')],
    ['/var/lib/nginx/', join(folder, 'lib/')],
    ['/var/log/nginx/', join(folder, 'log/')],
    ['/var/www/html', join(folder, 'html')],
    ['/opt/facade/previous', join(folder, 'previous')],
  ]);
}

/** Throws where a text is no longer there: the test would then use the machine's own ports or folders. */
function replaceAll(text: string, changes: [string, string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`the configuration of nginx has no "${from}"`);
    return changed.replaceAll(from, to);
  }, text);
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await Promise.race([once(socket, 'connect').then(() => true), wait(1000, false)]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`nginx ended with exit status ${child.exitCode}`);
}
