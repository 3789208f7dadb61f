import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFiles } from '@facade/platform/build/compress-files';
import { integrityOf } from '@facade/platform/build/release-descriptor';
import { runRspack } from '@facade/platform/build/run-rspack';
import { PATHS } from '../workspace.ts';
import { describeShell } from './describe-shell.ts';

export interface ShellBuild {
  output?: string;
  mode?: 'production' | 'development';
}

/** Builds the shell into `shell/dist`; writes the integrity of its scripts there, and what it provides to sections. */
export async function buildShell(
  root: string,
  { output = join(root, PATHS.shellBuild), mode = 'production' }: ShellBuild = {},
): Promise<void> {
  const { shellConfig } = await import(pathToFileURL(join(root, PATHS.shellConfig)).href);
  await runRspack(shellConfig({ output, mode }));
  const web = join(output, 'web');
  const scripts = readdirSync(web).filter((file) => file.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map((file) => [file, integrityOf(readFileSync(join(web, file)))]));
  writeFileSync(join(output, 'integrity.json'), JSON.stringify(integrity));
  await compressFiles(web);
  writeFileSync(
    join(output, 'contract.json'),
    JSON.stringify(await describeShell(join(root, PATHS.shell), output), null, 2),
  );
}
