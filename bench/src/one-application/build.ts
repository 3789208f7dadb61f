import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '@facade/platform/build/compress-files';
import { runRspack } from '@facade/platform/build/run-rspack';
import { integrityOf } from '@facade/platform/registry';
import { shellConfig } from '@facade/shell/rspack-config';
import { sectionTable } from './section-table.ts';

/** Builds shell and sections as one application into `output`, in the layout of `shell/dist`. */
export async function buildOneApplication(root: string, sections: readonly string[], output: string): Promise<void> {
  mkdirSync(output, { recursive: true });
  const table = join(output, 'section-table.ts');
  writeFileSync(table, sectionTable(root, sections));
  const entries = {
    browser: join(import.meta.dirname, 'browser.ts'),
    server: join(import.meta.dirname, 'renderer.ts'),
  };
  const configurations = shellConfig({ output, entries }).map((configuration) => ({
    ...configuration,
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, 'section-table': table } },
  }));
  await runRspack(configurations);
  const web = join(output, 'web');
  const scripts = readdirSync(web).filter((file) => file.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map((file) => [file, integrityOf(readFileSync(join(web, file)))]));
  writeFileSync(join(output, 'integrity.json'), JSON.stringify(integrity));
  await compressFiles(web);
}
