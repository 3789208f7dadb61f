import { join } from 'node:path';
import { sectionConfig } from '@facade/platform/preset';
import { rspack } from '@rspack/core';

/**
 * Builds a section for the server into `<output>/node`, now and whenever a source changes, and calls `built` after each
 * build without errors; errors go to `say`. Resolves after the first build, good or bad, and gives what ends it.
 */
export function watchServerBuild(
  folder: string,
  output: string,
  built: () => Promise<void>,
  say: (line: string) => void,
): Promise<() => void> {
  const [, node] = sectionConfig(folder, { mode: 'development', output });
  const compiler = rspack({ ...node, output: { ...node.output, path: join(output, 'node') } });
  return new Promise((started) => {
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      const done = async () => {
        if (error) return say(error.message);
        if (stats?.hasErrors()) return say(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
        await built();
      };
      done()
        .catch((failure: Error) => say(failure.message))
        .finally(() => started(() => watching?.close(() => {})));
    });
  });
}
