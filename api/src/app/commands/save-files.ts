import { mkdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { LeadFile } from '@facade/shared-domain/model';
import { downloadName } from '../../catalogue/index.ts';
import { StartupError } from '../../kernel/index.ts';
import { type FileKind, UploadFiles } from '../../leads/index.ts';
import { terminalText } from './print/terminal-text.ts';
import { configuration } from './run-command.ts';

/** By the detected type, whatever the visitor called it: no saved file can be executed. */
const ENDINGS: Record<FileKind, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/heic': '.heic',
};

/**
 * Decrypts files that came with a lead and saves them in a folder that only this user may read, each under its name and a
 * number. Reports which are in quarantine, and which cannot be opened.
 * @returns the exit code: 1 if a file could not be saved
 */
export async function saveFiles(files: readonly LeadFile[], folder: string): Promise<number> {
  const { dataFolder, uploads } = configuration();
  const sealed = new UploadFiles(dataFolder, uploads.key);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let failed = 0;
  for (const [index, { id, name, isQuarantined }] of files.entries()) {
    const file = isQuarantined ? null : await sealed.read(id).catch(() => null);
    if (!file) {
      failed += 1;
      const why = isQuarantined ? 'is in quarantine and was not saved' : 'cannot be opened with the key of this site';
      process.stderr.write(`${terminalText(name)} ${why}.\n`);
      continue;
    }
    const path = join(folder, downloadName([`${index + 1} ${parse(file.name).name}`], `file${ENDINGS[file.type]}`));
    try {
      writeFileSync(path, file.bytes, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw new StartupError(`${path} is there already: name another folder with --out.`);
    }
    process.stdout.write(`${path}\n`);
  }
  if (files.length === 0) process.stderr.write('This lead has no files.\n');
  return failed > 0 ? 1 : 0;
}
