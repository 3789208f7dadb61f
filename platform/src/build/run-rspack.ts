import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import { BuildFailure, causeOfCompiler } from './build-failure.ts';

/** Runs one build to its end. Rejects with a `BuildFailure` if the sources are invalid. */
export function runRspack(configurations: Configuration[]): Promise<MultiStats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('rspack gave no result'));
        if (stats.hasErrors()) return reject(failureOf(stats));
        if (stats.hasWarnings()) process.stderr.write(`${stats.toString({ all: false, warnings: true })}\n`);
        resolve(stats);
      });
    });
  });
}

const failureOf = ({ stats }: MultiStats): BuildFailure =>
  new BuildFailure(
    stats.flatMap((one) => {
      const { errors = [] } = one.toJson({ all: false, errors: true });
      return errors.map((error) => causeOfCompiler(error, one.compilation.compiler.context));
    }),
  );
