import { join } from 'node:path';
import { runCommand } from '../process/run-program.ts';
import { toolOf } from '../workspace.ts';

const IMPORT_RULES = join(import.meta.dirname, '../checks/import-rules.ts');

/** @param folder below the root; all of it by default */
export const format = (folder = '.'): Promise<void> => runCommand(toolOf('biome'), ['check', folder]);
export const typesOf = (project: string): Promise<void> => runCommand(toolOf('tsc'), ['-p', project]);
export const deadCode = (): Promise<void> => runCommand(toolOf('knip'), []);
export const importRules = (): Promise<void> => runCommand(process.execPath, [IMPORT_RULES]);

/** The tests of a Jest configuration. `report`: file for the machine-readable result. */
export const testsOf = (config: string, report: string): Promise<void> =>
  runJest('--config', config, '--maxWorkers=3', '--json', `--outputFile=${report}`);

/** The tests of one section. */
export const sectionTests = (section: string): Promise<void> => runJest('--maxWorkers=2', `/${section}/src/`);

const runJest = (...args: string[]): Promise<void> =>
  runCommand(toolOf('jest'), args, {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
