import { resolve } from 'node:path';
import { type Environment, readEnvironment, type SettingValues } from '@facade/server-kit/environment';
import { captchaConfig, captchaProblems } from '../../forms/index.ts';
import {
  crmFeeds,
  crmProblems,
  type FeedSchedule,
  readFeedPlaces,
  readPictureHosts,
  urlFeeds,
} from '../../import/index.ts';
import { type WebhookTarget, webhookKey } from '../../leads/index.ts';
import type { MailConfig } from '../../mail/index.ts';
import type { RegistryAccess } from '../../releases/index.ts';
import { settings } from './settings.ts';

/** The api's configuration; created once at start by {@link readConfig}. */
export type Config = Extract<ReturnType<typeof readConfig>, { ok: true }>['config'];

/**
 * Reads the configuration from environment variables: {@link settings} says what each means. Otherwise all its problems, one readable
 * line each.
 * @param root folder that relative paths are resolved against
 */
export function readConfig(env: Environment, root: string = process.cwd()) {
  const checked = readEnvironment(settings, env);
  if (!checked.ok) return checked;
  const { values } = checked;
  const captcha = captchaConfig(values);
  const problems = [
    ...(values.DATABASE_READ_URL && !values.DATABASE_URL
      ? ['DATABASE_READ_URL: needs DATABASE_URL, because the embedded database has no replicas']
      : []),
    ...captchaProblems(captcha),
    ...crmProblems(values),
    ...sameNames(scheduleOf(values, root)),
    ...(Boolean(values.WEBHOOK_URL) === Boolean(values.WEBHOOK_SECRET)
      ? []
      : ['WEBHOOK_URL and WEBHOOK_SECRET: set both or neither, because every event is signed']),
  ];
  if (problems.length > 0) return { ok: false as const, problems };
  const config = {
    dataFolder: resolve(root, values.FACADE_DATA),
    port: values.FACADE_API_PORT,
    databaseUrl: values.DATABASE_URL,
    readUrls: values.DATABASE_READ_URL?.split(',').map((part) => part.trim()) ?? [],
    contentFolder: resolve(root, values.FACADE_CONTENT),
    feedFormat: values.FEED_FORMAT,
    adapterFile: values.FEED_ADAPTER === null ? null : resolve(root, values.FEED_ADAPTER),
    feedSchedule: scheduleOf(values, root),
    pictureHosts: readPictureHosts(values.FEED_PICTURE_HOSTS ?? '') ?? [],
    preparesPictures: values.FACADE_PREPARE_PICTURES,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.MAIL_TO } satisfies MailConfig,
    captcha,
    /** The scanner is a command or an address: see `leads/uploads/scan.ts`. */
    uploads: { key: values.UPLOAD_KEY, scanner: values.UPLOAD_SCAN_COMMAND },
    registry: registryOf(values.FACADE_REGISTRY_URL, values.FACADE_STAFF_TOKEN),
    webhook: webhookOf(values.WEBHOOK_URL, values.WEBHOOK_SECRET),
    metricsToken: values.FACADE_METRICS_TOKEN,
    drainSeconds: values.FACADE_DRAIN_SECONDS,
    databaseWaitSeconds: values.FACADE_DATABASE_WAIT,
    logLevel: values.LOG_LEVEL,
  };
  return { ok: true as const, config };
}

function scheduleOf(values: SettingValues<typeof settings>, root: string): FeedSchedule | null {
  const files = readFeedPlaces(values.FEED_FILE ?? '')?.map((place) => ({ ...place, file: resolve(root, place.file) }));
  const pulled = urlFeeds(values.FEED_URL ?? '', resolve(root, values.FACADE_DATA));
  const feeds = [...(files ?? []), ...pulled, ...crmFeeds(values, resolve(root, values.FACADE_DATA))];
  return feeds.length > 0 ? { feeds, everyMinutes: values.FEED_EVERY } : null;
}

/** Feeds are told apart by their names. */
function sameNames(schedule: FeedSchedule | null): string[] {
  const names = schedule?.feeds.map(({ name }) => name) ?? [];
  const [twice] = names.filter((name, index) => names.indexOf(name) < index);
  return twice === undefined ? [] : [`FEED_FILE, FEED_URL: two feeds are named "${twice}": give one another name`];
}

const registryOf = (url: string | null, token: string | null): RegistryAccess | null =>
  url !== null && token !== null ? { url, token } : null;

function webhookOf(url: string | null, secret: string | null): WebhookTarget | null {
  const key = secret === null ? null : webhookKey(secret);
  return url !== null && key !== null ? { url, key } : null;
}
