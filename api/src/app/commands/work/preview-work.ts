import { type ContentEdits, pointAtProblem } from '../../../content/index.ts';
import { editsBetween, endPreview, openPreview } from '../../../content-admin/index.ts';
import type { SiteServices } from '../../../correspondence/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import type { Db } from '../../../platform/index.ts';

/** The requests of `facade content preview`. `folder`: a copy of the site's content folder with the changes to preview. */
export type PreviewOrder = { action: 'open'; folder: string | null; hours: number } | { action: 'end'; token: string };

export interface PreviewAnswer {
  opened?: {
    token: string;
    /** ISO time. */
    endsAt: string;
    /** Of the site, from its settings; empty if they have none. */
    origin: string;
    /** Files that differ and are not previewed. */
    others: string[];
  };
  /** Whether the preview existed. */
  ended?: boolean;
}

/** @throws StartupError if the path is not a folder or its content is invalid */
export async function workOnPreviews(
  db: Db,
  order: PreviewOrder,
  site: () => Promise<SiteServices>,
): Promise<PreviewAnswer> {
  if (order.action === 'end') return { ended: await endPreview(db, order.token) };
  const { content } = (await site()).snapshot;
  const { edits, others } = await changesIn(order.folder, content.folder);
  const note = order.folder ?? '';
  const opened = await openPreview({ db, folder: content.folder }, { edits, hours: order.hours, note });
  if (!opened.ok)
    throw new StartupError(['This cannot be shown:', ...opened.problems.map(pointAtProblem)].join('\n  '));
  const { token, endsAt } = opened;
  return { opened: { token, endsAt: endsAt.toISOString(), origin: content.settings.origin, others } };
}

async function changesIn(folder: string | null, own: string): Promise<{ edits: ContentEdits; others: string[] }> {
  if (folder === null) return { edits: new Map(), others: [] };
  const difference = await editsBetween(own, folder);
  if (!difference) throw new StartupError(`${folder} is not a folder that the site can read.`);
  return difference;
}
