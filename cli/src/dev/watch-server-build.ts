import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sectionConfig } from '@facade/platform/preset';
import { rspack } from '@rspack/core';

/** A server build of a section, successful or not. */
export interface ServerBuild {
  /** Milliseconds since 1970: the build contains everything saved before. */
  startedAt: number;
  /** Null on success. */
  errors: string | null;
}

export interface ServerBuildWatch {
  /** When a file of the build was last saved, in milliseconds since 1970. */
  savedAt(): number;
  close(): Promise<void>;
}

/**
 * Builds a section for the server into `<output>/node`, now and whenever a source, its public face or a text changes, and calls `built`
 * after each build. Resolves after the first.
 */
export function watchServerBuild(
  folder: string,
  output: string,
  built: (build: ServerBuild) => Promise<void>,
): Promise<ServerBuildWatch> {
  const [, node] = sectionConfig(folder, { mode: 'development', output });
  const compiler = rspack({ ...node, output: { ...node.output, path: join(output, 'node') } });
  let startedAt = 0;
  let files: string[] = [];
  compiler.hooks.watchRun.tap('facade dev', () => {
    startedAt = Date.now();
  });
  // The exposes are read from this file, not imported.
  compiler.hooks.afterCompile.tap('facade dev', ({ fileDependencies, contextDependencies }) => {
    fileDependencies.add(join(folder, 'src/remote.tsx'));
    contextDependencies.add(join(folder, 'src/locales'));
  });
  return new Promise((started) => {
    const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
      if (stats) files = [...stats.compilation.fileDependencies].filter((file) => !file.includes('node_modules'));
      const errors = error?.message ?? (stats?.hasErrors() ? errorsOf(stats) : null);
      built({ startedAt, errors }).finally(() =>
        started({
          savedAt: () => Math.max(0, ...files.map(savedAt)),
          close: () => new Promise((closed) => watching?.close(() => closed())),
        }),
      );
    });
  });
}

const errorsOf = (stats: { toString(options: object): string }): string =>
  stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY });

/** Zero for a deleted file: a build without it is under way. */
const savedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
