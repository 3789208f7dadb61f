import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { ROOT } from '../workspace.ts';
import { documentedSettings, hasProgram, readText, settingsIn, upstreamPorts } from './production-files.ts';

const UNITS = 'docs/production/systemd';
const units = readdirSync(join(ROOT, UNITS));
const environments = readdirSync(join(ROOT, 'docs/production/environment'));

/** All values of a directive. */
const valuesOf = (unit: string, directive: string): string[] =>
  [...readText(`${UNITS}/${unit}`).matchAll(new RegExp(`^${directive}=(.*)$`, 'gm'))].map(([, value = '']) => value);

test.each(environments)('every setting in %s is documented', (file) => {
  const documented = documentedSettings();
  const names = settingsIn(`docs/production/environment/${file}`);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !documented.has(name))).toEqual([]);
});

test.each(units)('%s starts what exists, with documented settings, and waits until it is ready', (unit) => {
  const documented = documentedSettings();
  const names = (valuesOf(unit, 'Environment')[0] ?? '').split(' ').map((pair) => pair.split('=')[0] ?? '');
  expect(names.filter((name) => name !== 'NODE_ENV' && !documented.has(name))).toEqual([]);
  const [program] = valuesOf(unit, 'ExecStart')[0]?.match(/\S+\.ts$/) ?? [''];
  expect(existsSync(join(ROOT, program))).toBe(true);
  expect(
    existsSync(
      join(ROOT, 'docs/production/environment', valuesOf(unit, 'EnvironmentFile')[0]?.split('/').at(-1) ?? ''),
    ),
  ).toBe(true);
  expect(valuesOf(unit, 'ExecStartPost')).toEqual([expect.stringMatching(/:%i\/(api\/)?readyz$/)]);
});

test.each(units)('%s has enough time to drain, and resource limits', (unit) => {
  // The servers take up to 20 seconds.
  expect(Number(valuesOf(unit, 'TimeoutStopSec')[0])).toBeGreaterThanOrEqual(25);
  expect(valuesOf(unit, 'KillMode')).toEqual(['mixed']);
  for (const directive of ['LimitNOFILE', 'TasksMax', 'MemoryHigh', 'MemoryMax', 'ReadWritePaths'])
    expect([directive, valuesOf(unit, directive).length]).toEqual([directive, 1]);
});

test('the api may write to its data, and to the texts that managers edit', () => {
  const settings = parseEnv(readText('docs/production/environment/api.env'));
  const writable = valuesOf('facade-api@.service', 'ReadWritePaths')[0]?.split(' ');
  expect(writable).toEqual([settings.FACADE_DATA, settings.FACADE_CONTENT]);
  expect(valuesOf('facade-shell@.service', 'ReadWritePaths')[0]).not.toContain(settings.FACADE_CONTENT);
});

test('Prometheus scrapes the servers that nginx uses', () => {
  const { scrape_configs } = parse(readText('docs/production/prometheus.yml'));
  const portsOf = (job: string) =>
    scrape_configs
      .find(({ job_name }: { job_name: string }) => job_name === job)
      .static_configs[0].targets.map((target: string) => target.split(':')[1]);
  expect([portsOf('facade-shell'), portsOf('facade-api')]).toEqual([
    upstreamPorts('facade_shells'),
    upstreamPorts('facade_apis'),
  ]);
});

const withSystemd = hasProgram('systemd-analyze') ? test : test.skip;

withSystemd.each(units)('systemd accepts %s (skipped without systemd-analyze)', (unit) => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(ROOT, UNITS, unit)], { encoding: 'utf8' });
  // It also reports other units of this machine and missing programs.
  const own = stderr
    .split('\n')
    .filter((line) => line.includes(unit.split('@')[0] ?? '') && !line.includes('not executable'));
  expect([own, stderr.includes('not executable') ? 0 : status]).toEqual([[], 0]);
});
