import { join } from 'node:path';
import { buildSite } from './builds.ts';
import type { Command } from './command.ts';
import { assertPortFree, portOf } from './free-port.ts';
import { ServerGroup } from './processes.ts';
import { isSample, loadSampleAgency, sampleContent, sampleOwners } from './sample-agency.ts';
import { dataFolder, ROOT, storeIn } from './site-folders.ts';

export const start: Command = {
  usage: '',
  summary: 'Builds what changed, loads the sample agency and serves the composed site on PORT (default 8080).',
  async run() {
    const port = portOf(process.env.PORT);
    const data = dataFolder();
    await assertPortFree(port);
    console.log(`Facade: state in ${data}`);
    await buildSite(storeIn(data));
    if (isSample()) await loadSampleAgency(data);
    const content = isSample() ? { FACADE_CONTENT: sampleContent(data) } : {};
    const env = { NODE_ENV: 'production', LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', FACADE_DATA: data, ...content };
    const site = new ServerGroup();
    const api = await site.start(join(ROOT, 'api/src/main.ts'), {
      ...env,
      FACADE_API_PORT: process.env.FACADE_API_PORT ?? '0',
    });
    const shell = await site.start(join(ROOT, 'shell/src/server/main.ts'), {
      ...env,
      PORT: String(port),
      FACADE_API_URL: `http://127.0.0.1:${api}`,
    });
    console.log(`\nFacade is ready: http://localhost:${shell}/`);
    if (!isSample()) return;
    for (const { email, password } of sampleOwners(data))
      console.log(`Sample owner: ${email} / ${password} at /nl/login/`);
  },
};
