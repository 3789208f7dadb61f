import { type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { ImportReport, OnProgress } from '../../../import/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import { type DatabaseInUse, findControl } from '../../../platform/index.ts';
import { readSlotsAnswer } from '../work/slots-work.ts';
import type { Work } from '../work/work.ts';
import type { ImportLine } from './import-line.ts';
import { COMMANDS, type CommandName } from './orders.ts';

/** Forwards the work to the process that has the database open. Throws `inUse` if that process accepts none. */
export function remoteWork(inUse: DatabaseInUse): Work {
  const ask = (name: CommandName, order: unknown = {}) =>
    forward(inUse, name, order, async (response) => JSON.parse(await text(response)) as unknown);
  const answered = Object.fromEntries(
    COMMANDS.map((name) => [name, (order: unknown) => ask(name, order)]),
  ) as unknown as Omit<Work, 'importFeed'>;
  return {
    ...answered,
    slots: async (order) => readSlotsAnswer(await ask('slots', order)),
    importFeed: (order, onProgress) => forwardImport(inUse, order, onProgress),
  };
}

/** Follows the lines of an import until the last. */
async function forwardImport(
  inUse: DatabaseInUse,
  order: unknown,
  onProgress: OnProgress = () => {},
): Promise<ImportReport> {
  const lines = await forward(inUse, 'importFeed', order, async (response) => {
    let last: ImportLine | undefined;
    for await (const line of createInterface({ input: response })) {
      last = JSON.parse(line) as ImportLine;
      if ('progress' in last) onProgress(last.progress);
    }
    return last;
  });
  if (lines && 'report' in lines) return lines.report;
  if (lines && 'failure' in lines)
    throw new StartupError(refusal(lines.failure.status, JSON.stringify(lines.failure), inUse));
  throw explain(Object.assign(new Error('no report'), { code: 'ECONNRESET' }), inUse);
}

async function forward<T>(
  inUse: DatabaseInUse,
  name: CommandName | 'importFeed',
  order: unknown,
  read: (response: IncomingMessage) => Promise<T>,
): Promise<T> {
  const socketPath = findControl(inUse.folder);
  if (!socketPath) throw inUse;
  try {
    const response = await post(socketPath, `/${name}`, JSON.stringify(order));
    const { statusCode = 0 } = response;
    if (statusCode < 300) return await read(response);
    throw new StartupError(refusal(statusCode, await text(response), inUse));
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, inUse);
  }
}

/** No time limit: an import takes as long as its pictures do. */
function post(socketPath: string, path: string, body: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json' };
    request({ socketPath, path, method: 'POST', headers, agent: false }, done).on('error', fail).end(body);
  });
}

function explain(error: NodeJS.ErrnoException, inUse: DatabaseInUse): Error {
  const { code } = error;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return inUse;
  if (code === 'EACCES' || code === 'EPERM')
    return new StartupError(`Only the user that runs the site (${inUse.holder}) may do this.`);
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return new StartupError(
      `The site (${inUse.holder}) ended before the command was done. Nothing was changed by half: run it again.`,
    );
  return error;
}

function refusal(status: number, answer: string, { holder }: DatabaseInUse): string {
  const { message } = JSON.parse(answer) as { message: string };
  if (status === 409) return message;
  if (status === 503) return `The site (${holder}) is stopping: run the command again when it has ended.`;
  if (status === 400 || status === 404)
    return `The site (${holder}) runs another version and does not accept this command: restart it. (${message})`;
  return `The site (${holder}) could not do it: ${message}`;
}
