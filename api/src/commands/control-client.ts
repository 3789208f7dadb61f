import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { StartupError } from '../config/startup-error.ts';
import { type DatabaseInUse, findControl } from '../database/index.ts';
import type { Work } from './work.ts';

/** Hands the work to the process that has the database open. Throws `inUse` where that process takes none. */
export function workThrough(inUse: DatabaseInUse): Work {
  return {
    importFeed: async (order) => JSON.parse(await hand(inUse, '/import', order)),
    addOwner: async (order) => {
      await hand(inUse, '/owners', order);
    },
    copyDatabase: async (order) => JSON.parse(await hand(inUse, '/copies', order)),
  };
}

async function hand(inUse: DatabaseInUse, path: string, order: unknown): Promise<string> {
  const socketPath = findControl(inUse.folder);
  if (!socketPath) throw inUse;
  const { status, answer } = await post(socketPath, path, JSON.stringify(order)).catch((error) => {
    throw explain(error, inUse);
  });
  if (status < 300) return answer;
  throw new StartupError(refusal(status, answer, inUse));
}

/** There is no limit of time: an import takes as long as its pictures do. */
async function post(socketPath: string, path: string, body: string): Promise<{ status: number; answer: string }> {
  const response = await new Promise<IncomingMessage>((done, fail) => {
    const headers = { 'content-type': 'application/json' };
    request({ socketPath, path, method: 'POST', headers, agent: false }, done).on('error', fail).end(body);
  });
  return { status: response.statusCode ?? 0, answer: await text(response) };
}

function explain(error: NodeJS.ErrnoException, inUse: DatabaseInUse): Error {
  const { code } = error;
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return inUse;
  if (code === 'EACCES' || code === 'EPERM')
    return new StartupError(`Only the user that runs the site (${inUse.holder}) may do this.`);
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return new StartupError(
      `The site (${inUse.holder}) ended before this was done. Nothing is done by half: run the command again.`,
    );
  return error;
}

function refusal(status: number, answer: string, { holder }: DatabaseInUse): string {
  const { message } = JSON.parse(answer) as { message: string };
  if (status === 409) return message;
  if (status === 503) return `The site (${holder}) is stopping: run the command again when it has ended.`;
  if (status === 400 || status === 404)
    return `The site (${holder}) runs another version and does not take this: start it anew. (${message})`;
  return `The site (${holder}) could not do it: ${message}`;
}
