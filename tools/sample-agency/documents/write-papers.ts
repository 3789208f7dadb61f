import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PropertyRecord } from '../feed/records/record.ts';
import { drawPaper } from './draw-paper.ts';
import { isDrawn, type PaperKind, PUBLIC_PAPERS, paperName } from './papers.ts';
import type { Agency } from './sheet.ts';

/** Draws the papers that the agency has into a folder, each in both languages. Says how many it drew. */
export async function writePapers(
  folder: string,
  { properties, settings }: { properties: readonly PropertyRecord[]; settings: string },
): Promise<number> {
  const { agency }: { agency: Agency } = parse(readFileSync(settings, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const kind of Object.keys(PUBLIC_PAPERS) as PaperKind[]) {
    for (const record of properties.filter(({ ID }) => isDrawn(kind, ID))) {
      const file = join(folder, paperName(kind, record.ID, record.language));
      writeFileSync(file, await drawPaper(kind, record, agency));
      count += 1;
    }
  }
  return count;
}
