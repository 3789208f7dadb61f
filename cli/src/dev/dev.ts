import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@facade/platform/process/temporary-folder';
import { openStore } from '@facade/platform/registry';
import { keyFor, signPass, siteSecret } from '@facade/platform/tokens';
import { readArguments } from '../commands/arguments.ts';
import { type Command, CommandError } from '../commands/command.ts';
import { portFlag } from '../commands/port-flag.ts';
import { step } from '../commands/progress.ts';
import { isSite, readSettings, usualSite } from '../commands/settings.ts';
import { untilOf } from '../commands/time-span.ts';
import { assertPortFree, findFreePort } from '../process/free-port.ts';
import { assertSection } from '../release/find-section.ts';
import { dataFolder } from '../site/data-folder.ts';
import { keyedSite, type RemoteFlags } from '../site/remote-site.ts';
import { shellPlan } from '../start/server-plans.ts';
import { hangLimits } from '../start/supervision/hang-limits.ts';
import { stopLimit } from '../start/supervision/stop-limit.ts';
import { Supervisor } from '../start/supervision/supervisor.ts';
import { folderOf } from '../workspace.ts';

/** Milliseconds between two polls of the live releases of the other site. */
const LOOK = 5000;
/** Milliseconds between two polls of the shell for the section's build and for the data of the site. */
const SOURCE_POLL_INTERVAL = 200;

const ALONE =
  '  the other sections are left out: the site gives their server builds to keys that may publish, or to a FACADE_PASS';

export const dev: Command = {
  usage: 'SECTION [--against URL] [--port N] [--key FILE]',
  summary: 'Runs one section from its source with hot reload, all others as they are live on a running site.',
  async run(args) {
    const options = { against: { type: 'string' }, port: { type: 'string' }, key: { type: 'string' } } as const;
    const { section, flags } = readArguments(args, options);
    assertSection(section);
    const { FACADE_DRAIN_SECONDS } = readSettings(['FACADE_DRAIN_SECONDS']);
    const site = siteOf(flags.against ?? usualSite());
    const port = portFlag(flags.port, 8090);
    await assertPortFree(port);
    // Loads the bundler only for this command.
    const [{ buildDevShell }, { mirrorSite }, { SourceSection }] = await Promise.all([
      import('../build/builds.ts'),
      import('./mirror-site.ts'),
      import('./source-section.ts'),
    ]);
    const data = await temporaryFolder(`facade-dev-${section}`);
    process.on('exit', () => rmSync(data, { recursive: true, force: true }));
    // A developer may pause it in a debugger for any time.
    const processes = new Supervisor({
      hang: hangLimits(0),
      stopLimit: stopLimit(FACADE_DRAIN_SECONDS),
      log: (line) => console.error(`facade: ${line}`),
    });
    const store = openStore({ data });
    const pass = await passOf({ site, ...(flags.key === undefined ? {} : { key: flags.key }) }).catch(refusal);
    const mirror = async () => (pass instanceof Error ? [] : mirrorSite({ url: site, pass }, section, store));
    if (pass instanceof Error) console.error(`${ALONE}: ${pass.message}`);
    else await step(`fetching what is live at ${site}`, mirror);
    const build = await buildDevShell();
    const say = (line: string) => process.stdout.write(`${line}\n`);
    const source = new SourceSection({
      folder: folderOf(section),
      output: join(data, 'source'),
      port,
      store,
      say,
    });
    await step(`building ${section}`, () => source.build());
    const env = {
      NODE_ENV: 'development',
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      FACADE_DATA: data,
      FACADE_STORE: '',
      FACADE_SHELL_BUILD: build,
      FACADE_API_URL: site,
      HOST: '127.0.0.1',
      FACADE_POLL_INTERVAL: String(SOURCE_POLL_INTERVAL),
    };
    const shell = await processes.start(shellPlan(env, await findFreePort()));
    await source.serve(`http://127.0.0.1:${shell}`);
    followSite(mirror, say);
    console.log(`\n${section} from source, the rest as on ${site}: http://localhost:${port}/`);
    console.log(`Its browser entry, for an override link: ${source.entry}`);
  },
};

/**
 * The pass to read server builds of the site: given by its operator, by the site for a team's key, or signed with this machine's own secret.
 * Throws if the site refuses one.
 */
async function passOf(flags: RemoteFlags): Promise<string> {
  if (process.env.FACADE_PASS) return process.env.FACADE_PASS;
  const remote = await keyedSite(flags);
  if (remote) return remote.pass();
  return signPass(keyFor('pass', await siteSecret(dataFolder(), process.env)), untilOf('--for', '30d'));
}

/** Without a pass the section runs alone. */
function refusal(error: Error): CommandError {
  if (error instanceof CommandError) return error;
  throw error;
}

/** Polls the site for new publications; reports a site that does not answer once. */
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
  if (isSite(text)) return new URL(text).origin;
  throw new CommandError(`--against takes the address of a site, such as https://www.example.be, not "${text}"`);
}
