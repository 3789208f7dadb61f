import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { ROOT } from '../workspace.ts';
import { readText } from './production-files.ts';

/** Names of the metrics in an expression; an error if Prometheus would reject it. */
export function metricsIn(expression: string): string[] {
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
export const reportedMetrics: ReadonlySet<string> = readMetrics();

function readMetrics(): Set<string> {
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
