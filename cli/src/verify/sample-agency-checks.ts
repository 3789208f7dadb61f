import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '@facade/platform/build/fingerprint';
import { step } from '../commands/progress.ts';
import { PATHS, ROOT } from '../workspace.ts';
import { testsOf, typesOf } from './tools.ts';

const FOLDER = PATHS.sampleAgencyFolder;
/** Committed: the hash of everything below, as it was when all checks last passed. */
const RECORD = 'tested.sha256';
/** Everything that the checks read. The boundary rule `sample-agency-stands-alone` refuses imports from elsewhere. */
const INPUTS = [FOLDER, 'tsconfig.base.json', 'jest.config.mjs', 'pnpm-workspace.yaml', 'cli/toolchain/package.json'];

const hashOfInputs = (root: string): string => fingerprint(root, INPUTS, (name) => name === RECORD);

/**
 * Types and tests of the sample agency. It is a third of the code and changes rarely, so they run only when a file they read
 * differs from what was recorded when they last passed; a run that passes records that.
 * @param report file for the machine-readable result of the tests
 * @param all run them in any case
 */
export async function checkSampleAgency(
  report: string,
  all: boolean,
  root = ROOT,
  run: () => Promise<void> = () => runChecks(report),
): Promise<void> {
  const record = join(root, FOLDER, RECORD);
  const hash = hashOfInputs(root);
  if (!all && existsSync(record) && readFileSync(record, 'utf8').trim() === hash) {
    console.log(`  sample agency: unchanged since its checks last passed (${FOLDER}/${RECORD}); --all repeats them`);
    return;
  }
  await step('types and tests of the sample agency', run);
  writeFileSync(record, `${hash}\n`);
}

async function runChecks(report: string): Promise<void> {
  await typesOf(`${FOLDER}/tsconfig.json`);
  await testsOf(`${FOLDER}/jest.config.mjs`, report);
}
