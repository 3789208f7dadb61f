import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace } from '@facade/cli/testing/copy-workspace';
import { keyFor, signPass, siteSecret } from '@facade/platform/tokens';
import { folderOf, type SiteUnderTest } from '../site.ts';
import { freePort } from './free-port.ts';
import { runFacade } from './run-facade.ts';

/** A section that runs from its source, in a copy of the workspace. */
export interface DevSection {
  url: string;
  /** What was printed until now. */
  said(): string;
  /** Puts another text in the place of one in a source file. */
  edit(file: string, from: string, to: string): void;
  /** Adds a source file. */
  add(file: string, text: string): void;
  dispose(): Promise<void>;
}

/** Runs `facade dev` against a site and waits until it prints its address. */
export async function startDevSection(section: string, { url, data }: SiteUnderTest): Promise<DevSection> {
  const workspace = copyWorkspace();
  const port = await freePort();
  const pass = signPass(keyFor('pass', await siteSecret(folderOf(data))), Math.floor(Date.now() / 1000) + 3600);
  const command = await runFacade(['dev', section, '--against', url, '--port', String(port)], {
    main: workspace.main,
    cwd: workspace.folder,
    env: { FACADE_DATA: join(workspace.folder, '.facade'), FACADE_PASS: pass },
    isReady: (said) => said.includes('browser entry') && said.includes('compiled'),
  }).catch((error) => {
    workspace.dispose();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    said: command.said,
    edit(file, from, to) {
      const path = join(workspace.folder, section, 'src', file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
      writeFileSync(path, text.replace(from, to));
    },
    add(file, text) {
      const path = join(workspace.folder, section, 'src', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    async dispose() {
      await command.stop();
      workspace.dispose();
    },
  };
}
