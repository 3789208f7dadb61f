import { spawnSync } from 'node:child_process';
import { parse } from 'yaml';
import { ROOT } from '../workspace.ts';
import { hasProgram, readText } from './production-files.ts';
import { metricsIn, reportedMetrics } from './prometheus-metrics.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const ALERTS = 'docs/production/alerts.yml';
const rules: Rule[] = parse(readText(ALERTS)).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

test.each(rules)('$alert uses existing metrics', ({ expr }) => {
  const names = metricsIn(expr);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !reportedMetrics.has(name))).toEqual([]);
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
