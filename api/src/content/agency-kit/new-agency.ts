import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem } from '../../kernel/index.ts';
import { publishSchemas } from '../json-schemas/publish.ts';
import { loadContent } from '../reading/load-content.ts';
import type { Answers } from './answers.ts';
import { logoFile } from './logo-file.ts';
import { lookFile, settingsFile } from './settings-files.ts';

const TEMPLATE = join(import.meta.dirname, 'template');

/** Whether a content folder can be created there: the path does not exist or is an empty folder. */
export const isFree = async (folder: string): Promise<boolean> =>
  (await readdir(folder).catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? [] : [folder]))).length ===
  0;

/**
 * Writes the content folder of a new agency. Returns its problems; if there are any, the folder is removed again.
 * @param folder does not exist or is empty
 */
export async function writeAgency(folder: string, answers: Answers): Promise<ContentProblem[]> {
  await mkdir(folder, { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true });
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'settings.yaml'), settingsFile(answers));
  await writeFile(join(folder, 'look.yaml'), lookFile(answers));
  await writeFile(join(folder, 'pictures/logo.svg'), logoFile(answers.name, answers.colour));
  await publishSchemas(join(folder, 'schemas'));
  const result = await loadContent(folder);
  if (result.ok) return [];
  await rm(folder, { recursive: true });
  return result.problems;
}
