import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { ROOT } from '../workspace.ts';
import { hasProgram, readText } from './production-files.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const ALERTS = 'docs/production/alerts.yml';
const rules: Rule[] = parse(readText(ALERTS)).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

/** Names of the metrics in an expression; an error if Prometheus would reject it. */
function metricsIn(expression: string): string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, name, from, to }) {
      if (type.isError) throw new Error(`no expression from "${expression.slice(from)}" on`);
      if (name === 'Identifier') names.push(expression.slice(from, to));
    },
  });
  return names;
}

/** All metrics that the servers and the scripts of the machine report. */
function reportedMetrics(): Set<string> {
  const sources = ['api/src', 'shell/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readText(join(folder, file))),
  );
  const own = [...sources, readText('docs/production/backup.sh')].join('\n').match(/\bfacade_[a-z_]+\b/g) ?? [];
  const { Registry, collectDefaultMetrics } = createRequire(join(ROOT, 'shell/package.json'))('prom-client');
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const defaults = registry.getMetricsAsArray().map(({ name }: { name: string }) => name);
  registry.clear();
  // Prometheus itself reports `up`.
  return new Set([...own, ...defaults, 'up']);
}

test.each(rules)('$alert uses existing metrics', ({ expr }) => {
  const names = metricsIn(expr);
  expect(names.length).toBeGreaterThan(0);
  const reported = reportedMetrics();
  expect(names.filter((name) => !reported.has(name))).toEqual([]);
});

test('every alert has a section in the runbook, every section an alert', () => {
  const sections = [...readText('docs/runbook.md').matchAll(/^## (Facade\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules)
    expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
});

test('every section says what to check, what to do, and when it is resolved', () => {
  for (const section of readText('docs/runbook.md').split(/^## /m).slice(2))
    expect(section).toMatch(/^Facade\w+\n\n[^-].*\n- \*\*Look\*\*: .*\n- \*\*Do\*\*: .*\n- \*\*Over\*\*: /s);
});

test('every alert reaches a receiver that exists, by the Alertmanager that Prometheus knows', () => {
  const { route, receivers } = parse(readText('docs/production/alertmanager.yml'));
  const names = receivers.map(({ name }: { name: string }) => name);
  const routes: { matchers: string[]; receiver: string }[] = route.routes;
  for (const { receiver } of [route, ...routes]) expect(names).toContain(receiver);
  const severities = new Set(rules.map(({ labels }) => `severity = ${labels.severity}`));
  for (const { matchers } of routes) expect([...severities]).toEqual(expect.arrayContaining(matchers));
  const { alerting } = parse(readText('docs/production/prometheus.yml'));
  expect(alerting.alertmanagers[0].static_configs[0].targets).toEqual(['127.0.0.1:9093']);
});

const withAmtool = hasProgram('amtool') ? test : test.skip;

withAmtool('amtool accepts the settings of Alertmanager (skipped without amtool)', () => {
  const { status, stderr } = spawnSync('amtool', ['check-config', 'docs/production/alertmanager.yml'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, expect.any(String)]);
});

const withPromtool = hasProgram('promtool') ? test : test.skip;

withPromtool('promtool: the settings are right, and each alert fires when it should (skipped without promtool)', () => {
  const run = (...args: string[]) => spawnSync('promtool', args, { cwd: ROOT, encoding: 'utf8' });
  for (const args of [
    ['check', 'config', 'docs/production/prometheus.yml'],
    ['test', 'rules', 'cli/src/checks/fixtures/alerts.promtool.yml'],
  ]) {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});
