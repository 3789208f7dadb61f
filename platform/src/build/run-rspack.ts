import { type Configuration, type MultiStats, rspack } from '@rspack/core';

/** Runs one build to its end. Rejects with the compiler's own messages. */
export function runRspack(configurations: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('rspack gave no result'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        if (stats.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true })}\n`);
        resolve(stats);
      });
    });
  });
}
