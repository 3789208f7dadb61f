import { join } from 'node:path';
import { runCommand } from './run-program.ts';
import { ROOT } from './site-folders.ts';

const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

/** @param folder below the root; all of it by default */
export const format = (folder = '.'): Promise<void> => runCommand(bin('biome'), ['check', folder]);
export const typesOf = (project: string): Promise<void> => runCommand(bin('tsc'), ['-p', project]);
export const deadCode = (): Promise<void> => runCommand(bin('knip'), []);
export const boundaries = (): Promise<void> =>
  runCommand(process.execPath, [join(ROOT, 'platform/src/checks/boundaries.ts')]);

/** The tests of a Jest configuration. `report`: file for the machine-readable result. */
export const testsOf = (config: string, report: string): Promise<void> =>
  runJest('--config', config, '--maxWorkers=2', '--json', `--outputFile=${report}`);

/** The tests of one section. */
export const sectionTests = (section: string): Promise<void> => runJest('--maxWorkers=2', `/${section}/src/`);

const runJest = (...args: string[]): Promise<void> =>
  runCommand(bin('jest'), args, {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
