import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../root.ts';
import { folderOf, type SiteUnderTest } from '../site.ts';

/** Runs `facade` on the site of this data folder as its operator does, to the end. Returns its output; throws the output if it fails. */
export async function asOperator({ data }: Pick<SiteUnderTest, 'data'>, ...args: string[]): Promise<string> {
  const env = { ...process.env, FACADE_DATA: folderOf(data) };
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, 'facade', ...args], { cwd: ROOT, env });
  return stdout.trim();
}
