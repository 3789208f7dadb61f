import { resolve } from 'node:path';
import {
  type Environment,
  LOG_LEVELS,
  number,
  oneOf,
  readEnvironment,
  text,
  textThat,
} from '@facade/server-kit/environment';
import { SHARED_SETTINGS } from '@facade/server-kit/shared-settings';
import { isEmail } from '@facade/shared-domain/validation';
import { type CaptchaConfig, captchaConfig, captchaProblems, captchaSettings } from '../../forms/index.ts';
import { FEED_FORMATS, type FeedSchedule, readPictureHosts } from '../../import/index.ts';
import { type WebhookTarget, webhookKey } from '../../leads/index.ts';
import type { MailConfig } from '../../mail/index.ts';

/** The api's configuration; created once at start by {@link readConfig}. */
export interface Config {
  /** Folder of all state: database, pictures, mail stored as files. Absolute. */
  dataFolder: string;
  /** 0 means any free port. */
  port: number;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  /** Its streaming replicas, for reading the public catalogue; none by default. */
  readUrls: string[];
  /** Folder with the agency's texts and settings. Absolute. */
  contentFolder: string;
  /** Format of feeds, one of `FEED_FORMATS`. */
  feedFormat: string;
  /** The feed that is imported whenever it has changed, and how often that is checked; null: feeds are imported by command. */
  feedSchedule: FeedSchedule | null;
  /** Hosts that pictures of feeds are fetched from. */
  pictureHosts: string[];
  mail: MailConfig;
  captcha: CaptchaConfig;
  uploads: UploadConfig;
  /** Where each lead is posted; null: nowhere. */
  webhook: WebhookTarget | null;
  /** Password for `/metrics`; null: only this machine and private networks have access. */
  metricsToken: string | null;
  /** How long a stop may take before connections are cut, in seconds. */
  drainSeconds: number;
  /**
   * How long a start waits for a PostgreSQL that accepts no connections yet, or for disk space for the embedded database, in
   * seconds.
   */
  databaseWaitSeconds: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

export interface UploadConfig {
  /** Key that encrypts visitors' files, 32 bytes in base64; null: one in the data folder. */
  key: string | null;
  /** Command or address that scans each file: see `leads/uploads/scan.ts`. */
  scanner: string | null;
}

/** An address alone, or with a name: `Agency <info@agency.be>`. */
const mailAddress = textThat(
  (value) => isEmail(value) || /^[^<>]+<[^<>@\s]+@[^<>@\s]+>$/.test(value),
  'is not a mail address',
  null,
);

const isPostgres = (value: string): boolean => /^postgres(ql)?:\/\//.test(value);

/** Leads contain personal data: plain http is allowed only to a program on this machine. */
function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && username === '' && password === '';
}

/** The supported variables: `docs/settings.md` documents each. */
const settings = {
  FACADE_DATA: text('.facade'),
  FACADE_API_PORT: SHARED_SETTINGS.FACADE_API_PORT,
  DATABASE_URL: textThat(isPostgres, 'must start with postgres://', null),
  DATABASE_READ_URL: textThat(
    (value) => value.split(',').every((part) => isPostgres(part.trim()) && URL.canParse(part.trim())),
    'must be addresses that start with postgres://, with commas between',
    null,
  ),
  FACADE_CONTENT: text('tools/sample-agency/content'),
  FEED_FORMAT: oneOf(FEED_FORMATS, 'auto'),
  FEED_FILE: text(null),
  FEED_EVERY: number(1, 1440, 15),
  FEED_PICTURE_HOSTS: textThat(
    (value) => readPictureHosts(value) !== null,
    'must be names of hosts with commas between, such as pictures.crm.example,*.cdn.example',
    null,
  ),
  SMTP_URL: textThat((value) => /^smtps?:\/\//.test(value), 'must start with smtp:// or smtps://', null),
  MAIL_FROM: mailAddress,
  MAIL_TO: mailAddress,
  ...captchaSettings,
  UPLOAD_KEY: textThat((value) => /^[A-Za-z\d+/]{43}=$/.test(value), 'must be 32 bytes in base64', null),
  UPLOAD_SCAN_COMMAND: text(null),
  WEBHOOK_URL: textThat(isWebhookUrl, 'must be an https:// address without a user name', null),
  WEBHOOK_SECRET: textThat(
    (value) => webhookKey(value) !== null,
    'must be 24 to 64 bytes in Base64, such as `openssl rand -base64 32` prints',
    null,
  ),
  FACADE_METRICS_TOKEN: text(null),
  FACADE_DRAIN_SECONDS: SHARED_SETTINGS.FACADE_DRAIN_SECONDS,
  FACADE_DATABASE_WAIT: number(0, 600, 30),
  LOG_LEVEL: oneOf(LOG_LEVELS, 'info'),
};

/** The configuration, or all its problems, one readable line each. */
export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] };

/**
 * Reads the configuration from environment variables (listed in `docs/settings.md`).
 * @param root folder that relative paths are resolved against
 */
export function readConfig(env: Environment, root: string = process.cwd()): ConfigResult {
  const checked = readEnvironment(settings, env);
  if (!checked.ok) return checked;
  const { values } = checked;
  if (values.DATABASE_READ_URL && !values.DATABASE_URL)
    return {
      ok: false,
      problems: ['DATABASE_READ_URL: needs DATABASE_URL, because the embedded database has no replicas'],
    };
  const captcha = captchaConfig(values);
  const problems = captchaProblems(captcha);
  if (problems.length > 0) return { ok: false, problems };
  if (Boolean(values.WEBHOOK_URL) !== Boolean(values.WEBHOOK_SECRET))
    return {
      ok: false,
      problems: ['WEBHOOK_URL and WEBHOOK_SECRET: set both or neither, because every event is signed'],
    };
  return {
    ok: true,
    config: {
      dataFolder: resolve(root, values.FACADE_DATA),
      port: values.FACADE_API_PORT,
      databaseUrl: values.DATABASE_URL,
      readUrls: values.DATABASE_READ_URL?.split(',').map((part) => part.trim()) ?? [],
      contentFolder: resolve(root, values.FACADE_CONTENT),
      feedFormat: values.FEED_FORMAT,
      feedSchedule: values.FEED_FILE
        ? { file: resolve(root, values.FEED_FILE), everyMinutes: values.FEED_EVERY }
        : null,
      pictureHosts: readPictureHosts(values.FEED_PICTURE_HOSTS ?? '') ?? [],
      mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.MAIL_TO },
      captcha,
      uploads: { key: values.UPLOAD_KEY, scanner: values.UPLOAD_SCAN_COMMAND },
      webhook: webhookOf(values.WEBHOOK_URL, values.WEBHOOK_SECRET),
      metricsToken: values.FACADE_METRICS_TOKEN,
      drainSeconds: values.FACADE_DRAIN_SECONDS,
      databaseWaitSeconds: values.FACADE_DATABASE_WAIT,
      logLevel: values.LOG_LEVEL,
    },
  };
}

function webhookOf(url: string | null, secret: string | null): WebhookTarget | null {
  const key = secret === null ? null : webhookKey(secret);
  return url !== null && key !== null ? { url, key } : null;
}
