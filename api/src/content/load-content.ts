import type { Content } from './content.ts';
import type { ContentProblem } from './problem.ts';

/** The content, or everything that is wrong with the folder. */
export type ContentResult = { ok: true; content: Content } | { ok: false; problems: ContentProblem[] };

/**
 * Reads and checks the content folder. Never throws for what an agency can get wrong: a missing file, a wrong field,
 * a link to a page that does not exist, an unknown language each become a problem with file and field.
 */
export async function loadContent(folder: string): Promise<ContentResult> {
  throw new Error(`Not written yet: ${folder}`);
}
