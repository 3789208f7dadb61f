import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { RELEASES_URL } from '@facade/platform/registry';

/** Answers a request of a document; null where there is nothing. */
export type Served = (path: string) => Promise<{ type: string; body: Buffer } | null>;

/** Where documents are that nobody else gets. */
export const ORIGIN = 'http://localhost';
/** Where the files of the candidate are. */
export const RELEASE_URL = ORIGIN + RELEASES_URL;
const SHELL_URL = '/_shell/';
const API_URL = '/api/';

/** What a document of the candidate requests: scripts of the shell's build and of its own, and answers of the api. */
export const servedFiles =
  (candidate: string, shell: string, api: (path: string) => Promise<unknown>): Served =>
  async (path) => {
    if (path.startsWith(API_URL)) {
      const answer = await api(path.slice(API_URL.length - 1));
      return answer === undefined ? null : { type: 'application/json', body: Buffer.from(JSON.stringify(answer)) };
    }
    const { pathname } = new URL(path, ORIGIN);
    const file = pathname.startsWith(SHELL_URL)
      ? join(shell, 'web', inside(pathname.slice(SHELL_URL.length)))
      : pathname.startsWith(RELEASES_URL) && join(candidate, inside(pathname.slice(RELEASES_URL.length)));
    const body = file ? await readFile(file).catch(() => null) : null;
    return body && { type: 'text/javascript', body };
  };

const inside = (path: string): string => normalize(`/${path}`);
