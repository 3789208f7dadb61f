import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.ts';
import { folderOf, type SiteUnderTest } from '../site.ts';
import { copyEncodedPictures } from './release-store.ts';
import { startShell } from './second-shell.ts';
import { startServer } from './server-process.ts';

const run = promisify(execFile);

interface AgencySiteOptions {
  /** Its content folder. */
  content: string;
  /** Data folder of its releases; default: that of the site under test. */
  releases?: string;
  /** Homes to import before it starts. */
  feed?: string;
  /** More settings of its api. */
  environment?: Record<string, string>;
}

/** A site of another agency: the releases of the site under test, with an api, a database and a content folder of its own. */
export async function startAgencySite(
  site: SiteUnderTest,
  { content, releases = folderOf(site.data), feed, environment = {} }: AgencySiteOptions,
): Promise<{ url: string; apiUrl: string; data: string; stop(): Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'facade-agency-site-'));
  const settings = { ...environment, FACADE_DATA: data, FACADE_CONTENT: content };
  // Another site of the sample agency.
  if (content.startsWith(folderOf(site.data))) await copyEncodedPictures(folderOf(site.data), data);
  if (feed)
    await run(process.execPath, ['api/src/app/commands/import.ts', feed], {
      cwd: ROOT,
      env: { ...process.env, ...settings },
    });
  const api = await startServer('api/src/main.ts', { ...settings, FACADE_API_PORT: '0', LOG_LEVEL: 'warn' });
  const apiUrl = `http://127.0.0.1:${api.port}`;
  const shell = await startShell({ data: releases, apiUrl });
  return {
    url: shell.url,
    apiUrl,
    data,
    async stop() {
      await shell.stop();
      await api.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Runs `facade` as its user does, and returns its output. Throws the output if it fails. */
export async function facade(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['cli/src/main.ts', 'facade', ...args], { cwd: ROOT });
  return stdout;
}
