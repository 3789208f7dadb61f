import { join } from 'node:path';
import { buildSite } from './builds.ts';
import type { Command } from './command.ts';
import { assertPortFree } from './free-port.ts';
import { endTogether, startServer } from './processes.ts';
import { isSample, loadSampleAgency, sampleContent, sampleOwners } from './sample-agency.ts';
import { dataFolder, ROOT, storeIn } from './site-folders.ts';

export const start: Command = {
  usage: '',
  summary: 'Builds what changed, loads the sample agency and serves the composed site on PORT (default 8080).',
  async run() {
    const port = Number(process.env.PORT ?? 8080);
    const data = dataFolder();
    await assertPortFree(port);
    console.log(`Facade: state in ${data}`);
    await buildSite(storeIn(data));
    if (isSample()) await loadSampleAgency(data);
    const content = isSample() ? { FACADE_CONTENT: sampleContent(data) } : {};
    const env = { NODE_ENV: 'production', FACADE_DATA: data, ...content };
    const api = await startServer(join(ROOT, 'api/src/main.ts'), {
      ...env,
      FACADE_API_PORT: process.env.FACADE_API_PORT ?? '0',
    });
    const shell = await startServer(join(ROOT, 'shell/src/server/main.ts'), {
      ...env,
      PORT: String(port),
      FACADE_API_URL: `http://127.0.0.1:${api.port}`,
    });
    endTogether([api, shell]);
    console.log(`\nFacade is ready: http://localhost:${shell.port}/`);
    if (!isSample()) return;
    for (const { email, password } of sampleOwners(data))
      console.log(`Sample owner: ${email} / ${password} at /nl/login/`);
  },
};
