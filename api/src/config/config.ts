import { resolve } from 'node:path';
import {
  type Environment,
  LOG_LEVELS,
  number,
  oneOf,
  port,
  readEnvironment,
  text,
  textThat,
} from '@facade/server-kit/environment';
import { isEmail } from '@facade/shared-domain/validation';

/** Everything the api is told from outside; made once at start by {@link readConfig}. */
export interface Config {
  /** Folder of all state: database, pictures, mail kept as files. Absolute. */
  dataFolder: string;
  /** 0 means any free port. */
  port: number;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  /** Folder with the agency's texts and settings. Absolute. */
  contentFolder: string;
  mail: MailConfig;
  /** Asked of whoever wants `/metrics`; null: only this machine and private networks may have them. */
  metricsToken: string | null;
  /** How long a stop may take until connections are cut, in seconds. */
  drainSeconds: number;
  /** How long a start waits for a PostgreSQL that takes no connections yet, or room for the embedded database, in seconds. */
  databaseWaitSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

export interface MailConfig {
  /** Without a mail server, messages are kept as `.eml` files under the data folder. */
  smtpUrl: string | null;
  /** Sender of every message; the agency's own address when null. */
  from: string | null;
  /** Who gets the enquiries; the agency's own address when null. */
  to: string | null;
}

/** An address alone, or with a name: `Agency <info@agency.be>`. */
const mailAddress = textThat(
  (value) => isEmail(value) || /^[^<>]+<[^<>@\s]+@[^<>@\s]+>$/.test(value),
  'is not a mail address',
  null,
);

/** What may be set: the README lists each variable. */
const settings = {
  FACADE_DATA: text('.facade'),
  FACADE_API_PORT: port(0),
  DATABASE_URL: textThat((value) => /^postgres(ql)?:\/\//.test(value), 'must start with postgres://', null),
  FACADE_CONTENT: text('tools/sample-agency/content'),
  SMTP_URL: textThat((value) => /^smtps?:\/\//.test(value), 'must start with smtp:// or smtps://', null),
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  FACADE_METRICS_TOKEN: text(null),
  FACADE_DRAIN_SECONDS: number(0, 600, 20),
  FACADE_DATABASE_WAIT: number(0, 600, 30),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
};

/** The configuration, or the whole list of what is wrong with it, one readable line each. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/**
 * Reads the configuration from environment variables (see README for the list).
 * @param root folder against which relative paths count
 */
export function readConfig(env: Environment, root: string = process.cwd()): ConfigResult {
  const checked = readEnvironment(settings, env);
  if (!checked.ok) return checked;
  const { values } = checked;
  return {
    ok: true,
    config: {
      dataFolder: resolve(root, values.FACADE_DATA),
      port: values.FACADE_API_PORT,
      databaseUrl: values.DATABASE_URL,
      contentFolder: resolve(root, values.FACADE_CONTENT),
      mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.MAIL_TO },
      metricsToken: values.FACADE_METRICS_TOKEN,
      drainSeconds: values.FACADE_DRAIN_SECONDS,
      databaseWaitSeconds: values.FACADE_DATABASE_WAIT,
      logLevel: values.LOG_LEVEL,
    },
  };
}
