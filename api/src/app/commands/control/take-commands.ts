import type { Logger } from 'pino';
import { configuredOrigin } from '../../../correspondence/index.ts';
import { StartupError } from '../../../kernel/index.ts';
import type { Outbox } from '../../../mail/index.ts';
import type { Pictures } from '../../../pictures/index.ts';
import { controlSocket, type Db } from '../../../platform/index.ts';
import type { SiteData } from '../../../site/index.ts';
import type { Config } from '../../config/config.ts';
import { workOn } from '../work/work.ts';
import { startControl } from './control-server.ts';

interface CommandServices {
  config: Config;
  pictures: Pictures;
  siteData: SiteData;
  outbox: Outbox;
  log: Logger;
}

/** `import` and `owner` open a database server themselves; the embedded database is open here, so it is done here. */
export async function takeCommands(
  db: Db,
  { config, pictures, siteData, outbox, log }: CommandServices,
): Promise<{ stop(): Promise<void> }> {
  const socket = controlSocket(db);
  if (!socket) return { stop: async () => {} };
  const ending = new AbortController();
  const site = async () => {
    const snapshot = await siteData.current();
    return { snapshot, outbox, mail: config.mail, origin: configuredOrigin(snapshot) };
  };
  const control = await startControl(
    socket,
    workOn(db, config.dataFolder, {
      site,
      content: async () => (await siteData.current()).content,
      signal: ending.signal,
      measure: pictures.measure,
      format: config.feedFormat,
      pictureHosts: config.pictureHosts,
    }),
    log,
  );
  return {
    stop() {
      ending.abort(new StartupError('The site is stopping, nothing was imported: run the command again.'));
      return control.stop();
    },
  };
}
