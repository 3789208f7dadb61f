import { join } from 'node:path';
import { runCommand } from './run-program.ts';
import { ROOT } from './site-folders.ts';

const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

export const format = (): Promise<void> => runCommand(bin('biome'), ['check', '.']);
export const types = (): Promise<void> => runCommand(bin('tsc'), ['-p', 'tsconfig.json']);
export const deadCode = (): Promise<void> => runCommand(bin('knip'), []);
export const boundaries = (): Promise<void> =>
  runCommand(process.execPath, [join(ROOT, 'platform/src/checks/boundaries.ts')]);

/** Unit, section and database tests. `report`: file for the machine-readable result. */
export const unitTests = (report: string): Promise<void> =>
  runCommand(bin('jest'), ['--maxWorkers=2', '--json', `--outputFile=${report}`], {
    NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  });
