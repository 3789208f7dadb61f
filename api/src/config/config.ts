import { resolve } from 'node:path';
import { z } from 'zod';

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
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

export interface MailConfig {
  /** Without a mail server, messages are kept as `.eml` files under the data folder. */
  smtpUrl: string | null;
  /** Sender of every message; the agency's own address when null. */
  from: string | null;
  /** Who gets the enquiries; the agency's own address when null. */
  to: string | null;
}

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const mailAddress = z.email('is not an email address').or(z.string().regex(/^[^<>]+<[^<>@\s]+@[^<>@\s]+>$/));

const seconds = (longest: number) =>
  z.coerce.number('is not a number of seconds').min(0, 'is less than 0').max(longest, `is more than ${longest}`);

const environment = z.object({
  FACADE_DATA: optional(z.string()),
  FACADE_API_PORT: optional(z.coerce.number('is not a port').int('is not a port').min(0, 'is not a port').max(65535)),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  FACADE_CONTENT: optional(z.string()),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: optional(mailAddress),
  MAIL_TO: optional(mailAddress),
  FACADE_METRICS_TOKEN: optional(z.string()),
  FACADE_DRAIN_SECONDS: optional(seconds(600)),
  FACADE_DATABASE_WAIT: optional(seconds(600)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
});

/** The configuration, or the whole list of what is wrong with it, one readable line each. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/**
 * Reads the configuration from environment variables (see README for the list).
 * @param root folder against which relative paths count
 */
export function readConfig(env: Record<string, string | undefined>, root: string = process.cwd()): ConfigResult {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) =>
        `${String(issue.path[0])}: ${issue.code === 'invalid_union' ? 'is not a mail address' : issue.message}`,
    );
    return { ok: false, problems };
  }
  const values = parsed.data;
  return {
    ok: true,
    config: {
      dataFolder: resolve(root, values.FACADE_DATA ?? '.facade'),
      port: values.FACADE_API_PORT ?? 0,
      databaseUrl: values.DATABASE_URL ?? null,
      contentFolder: resolve(root, values.FACADE_CONTENT ?? 'tools/sample-agency/content'),
      mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM ?? null, to: values.MAIL_TO ?? null },
      metricsToken: values.FACADE_METRICS_TOKEN ?? null,
      drainSeconds: values.FACADE_DRAIN_SECONDS ?? 20,
      databaseWaitSeconds: values.FACADE_DATABASE_WAIT ?? 30,
      logLevel: values.LOG_LEVEL ?? 'info',
    },
  };
}
