import { readText } from './production-files.ts';
import { metricsIn, reportedMetrics } from './prometheus-metrics.ts';

interface Dashboard {
  annotations: { list: { name: string; expr?: string }[] };
  panels: { title: string; targets: { expr: string }[] }[];
  templating: { list: { name: string; query: { query: string } }[] };
}

const { annotations, panels, templating }: Dashboard = JSON.parse(readText('docs/production/grafana-dashboard.json'));
const changes = annotations.list.flatMap(({ name, expr }) => (expr ? [{ name, expr }] : []));
const drawn = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr })));

/** Prometheus' own names for the parts of a histogram. */
const reported = (name: string) => reportedMetrics.has(name.replace(/_(bucket|sum|count)$/, ''));

test.each([...changes, ...drawn])('$name uses existing metrics', ({ expr }) => {
  // One annotation asks for two counters by their names.
  const named = [...expr.matchAll(/__name__=~"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|'));
  const names = [...metricsIn(expr), ...named];
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !reported(name))).toEqual([]);
});

test('changes of releases, content and homes are annotations', () => {
  const asked = changes.flatMap(({ expr }) => metricsIn(expr));
  expect(asked).toEqual(
    expect.arrayContaining(['facade_release_traffic_percent', 'facade_last_change_timestamp_seconds']),
  );
});

test('each variable asks for the labels of an existing metric, and panels use no other', () => {
  for (const { query } of templating.list) {
    const [, metric = ''] = /^label_values\((\w+), \w+\)$/.exec(query.query) ?? [];
    expect([query.query, reported(metric)]).toEqual([query.query, true]);
  }
  const used = drawn.flatMap(({ expr }) => [...expr.matchAll(/\$(\w+)/g)].map(([, name]) => name));
  expect(new Set(used)).toEqual(new Set(templating.list.map(({ name }) => name)));
});
