import { join } from 'node:path';
import type { SiteEvents } from '@facade/shared-domain/goals';
import { CommandError } from '../commands/command.ts';
import { readProgram } from '../process/read-program.ts';
import { apiSettings } from '../site/api-settings.ts';
import { PATHS } from '../workspace.ts';

const MILLISECONDS: Record<string, number> = { m: 60_000, h: 3600_000, d: 86_400_000 };
const TIMEOUT = 10_000;

/**
 * What visitors achieved in the last time, such as `2h` or `7d`, and what changed: from the database of this site, or from the api at
 * `FACADE_API_URL`, where publishing users may not read the database.
 */
export async function readSiteEvents(span: string, api = process.env.FACADE_API_URL): Promise<SiteEvents> {
  const [, count = '', unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(span) ?? [];
  if (!unit) throw new CommandError(`--since takes a time such as 30m, 2h or 7d, not "${span}"`);
  const since = new Date(Date.now() - Number(count) * (MILLISECONDS[unit] ?? 0)).toISOString();
  if (!api) return readProgram(join(PATHS.apiCommands, 'site-events.ts'), ['--since', since], apiSettings());
  const url = `${api.replace(/\/$/, '')}/site-events?since=${since}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error: Error) => error);
  if (!(answer instanceof Response)) throw new CommandError(`the api at ${api} does not answer: ${answer.message}`);
  if (!answer.ok) throw new CommandError(`the api at ${api} answered ${answer.status}`);
  return (await answer.json()) as SiteEvents;
}
