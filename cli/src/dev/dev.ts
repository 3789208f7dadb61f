import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@facade/platform/process/temporary-folder';
import { openStore } from '@facade/platform/registry';
import { readArguments } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { step } from '../commands/progress.ts';
import { assertPortFree, findFreePort, portOf } from '../process/free-port.ts';
import { assertSection } from '../release/find-section.ts';
import { shellPlan } from '../start/server-plans.ts';
import { Supervisor } from '../start/supervision/supervisor.ts';
import { ROOT } from '../workspace.ts';

/** Milliseconds between two looks at what is live on the site it runs against. */
const LOOK = 5000;

export const dev: Command = {
  usage: 'SECTION [--against URL] [--port N]',
  summary: 'Runs one section from its source with hot reload, all others as they are live on a running site.',
  async run(args) {
    const { section, flags } = readArguments(args, { against: { type: 'string' }, port: { type: 'string' } });
    assertSection(section);
    const site = siteOf(flags.against ?? `http://localhost:${process.env.PORT ?? 8080}`);
    const port = portOf(flags.port ?? '8090');
    await assertPortFree(port);
    // The bundler is for this command alone.
    const [{ buildDevShell }, { mirrorSite }, { publishSource }, { serveSource }, { watchServerBuild }] =
      await Promise.all([
        import('../build/builds.ts'),
        import('./mirror-site.ts'),
        import('./publish-source.ts'),
        import('./serve-source.ts'),
        import('./watch-server-build.ts'),
      ]);
    const data = await temporaryFolder(`facade-dev-${section}`);
    process.on('exit', () => rmSync(data, { recursive: true, force: true }));
    // A developer may stop it in a debugger for as long as they like.
    const processes = new Supervisor({
      hang: { after: 0, every: 0, start: 0 },
      log: (line) => console.error(`facade: ${line}`),
    });
    const store = openStore({ data });
    await step(`fetching what is live at ${site}`, () => mirrorSite(site, section, store));
    const build = await buildDevShell();
    const folder = join(ROOT, section);
    const output = join(data, 'source');
    const entry = `http://localhost:${port}/_dev/remoteEntry.js`;
    const say = (line: string) => process.stdout.write(`${line}\n`);
    await step(`building ${section}`, () =>
      watchServerBuild(folder, output, () => publishSource(store, folder, output, entry), say),
    );
    const env = {
      NODE_ENV: 'development',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      FACADE_DATA: data,
      FACADE_STORE: '',
      FACADE_SHELL_BUILD: build,
      FACADE_API_URL: site,
      HOST: '127.0.0.1',
    };
    const shell = await processes.start(shellPlan(env, await findFreePort()));
    await serveSource(folder, port, `http://127.0.0.1:${shell}`);
    followSite(() => mirrorSite(site, section, store), say);
    console.log(`\n${section} from source, the rest as on ${site}: http://localhost:${port}/`);
    console.log(`Its browser entry, for an override link: ${entry}`);
  },
};

/** Keeps up with what is published on the site; one that does not answer for a while is told once. */
function followSite(look: () => Promise<string[]>, say: (line: string) => void): void {
  let lost = false;
  setInterval(() => {
    look().then(
      (fetched) => {
        lost = false;
        for (const release of fetched) say(`  ${release} is live there now`);
      },
      (error: Error) => {
        if (!lost) say(`  ${error.message}`);
        lost = true;
      },
    );
  }, LOOK);
}

function siteOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CommandError(`--against takes the address of a site, such as https://www.example.be, not "${text}"`);
}
