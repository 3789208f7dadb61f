import { StartupError } from '../../kernel/index.ts';
import { closeDatabase, DatabaseUnavailable, type Db, openDatabase } from '../../platform/index.ts';
import { type Config, readConfig } from '../config/config.ts';
import { openContent, openSiteServices } from './work/open-site-services.ts';
import { type Work, workOn } from './work/work.ts';

/** Opens the configured database; called once the command's arguments are valid. */
export type Open = () => Promise<Work>;

/** Error codes of a disk that cannot be written to; the message names the file. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/**
 * Runs a command and sets its exit code. Failures that an operator can fix are one line and exit 1. It works beside a site that
 * has the embedded database open.
 */
export async function runCommand(command: (open: Open) => Promise<number>): Promise<void> {
  let opened: Db | null = null;
  let services: Awaited<ReturnType<typeof openSiteServices>> | undefined;
  const open: Open = async () => {
    const config = configuration();
    const db = await openDatabase({ url: config.databaseUrl, folder: config.dataFolder, isCommand: true });
    opened = db;
    const site = async () => {
      services ??= await openSiteServices(db, config);
      return services;
    };
    const { dataFolder, feedFormat, adapterFile, feedSchedule, pictureHosts } = config;
    const formatOf = (source: string) => feedSchedule?.feeds.find(({ name }) => name === source)?.format ?? feedFormat;
    const content = async () => (await openContent(config)).current();
    return workOn(db, dataFolder, { site, content, formatOf, adapterFile, pictureHosts });
  };
  try {
    process.exitCode = await command(open);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (error instanceof DatabaseUnavailable)
      process.stderr.write(`${message}. Nothing was changed by half: run the command again.\n`);
    else if (error instanceof StartupError || DISK.has(code)) process.stderr.write(`${message}\n`);
    else throw error;
    process.exitCode = 1;
  } finally {
    await services?.stop();
    if (opened) await closeDatabase(opened);
  }
}

/** Reads the configuration from the environment. Throws a StartupError that lists its problems. */
export function configuration(): Config {
  const configured = readConfig(process.env);
  if (configured.ok) return configured.config;
  throw new StartupError(['The configuration is invalid:', ...configured.problems].join('\n  '));
}
