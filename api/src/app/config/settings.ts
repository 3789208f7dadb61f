import { FEED_FORMATS } from '@facade/feed';
import { number, oneOf, onUnlessOff, setting, text, textThat } from '@facade/server-kit/environment';
import { logLevel, SHARED_SETTINGS } from '@facade/server-kit/shared-settings';
import { isEmail } from '@facade/shared-domain/validation';
import { captchaSettings } from '../../forms/index.ts';
import { areFeedUrls, crmSettings, readFeedPlaces, readPictureHosts } from '../../import/index.ts';
import { webhookKey } from '../../leads/index.ts';

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

/** The api's settings. Their rows in `docs/settings.md` are written from here. */
export const settings = {
  FACADE_DATA: SHARED_SETTINGS.FACADE_DATA,
  FACADE_API_PORT: SHARED_SETTINGS.FACADE_API_PORT,
  DATABASE_URL: setting(
    'PostgreSQL 15 to 18, `postgres://…`',
    textThat(isPostgres, 'must start with postgres://', null),
    'embedded database',
  ),
  DATABASE_READ_URL: setting(
    'its streaming replicas that serve the public catalogue, comma-separated: [in production](production.md#replicas)',
    textThat(
      (value) => value.split(',').every((part) => isPostgres(part.trim()) && URL.canParse(part.trim())),
      'must be addresses that start with postgres://, with commas between',
      null,
    ),
  ),
  FACADE_CONTENT: setting(
    "the agency's [content folder](content-folder.md)",
    text('tools/sample-agency/content'),
    "the sample agency's",
  ),
  FEED_FORMAT: setting(
    `format of files to import: ${FEED_FORMATS.map((name) => `\`${name}\``).join(', ')} ([importing](importing/README.md))`,
    oneOf(FEED_FORMATS, 'auto'),
  ),
  FEED_ADAPTER: setting(
    "an adapter file of the agency's own, for files that it recognizes ([writing an adapter](importing/writing-an-adapter.md))",
    text(null),
  ),
  FEED_FILE: setting(
    'feed that is imported whenever it has changed; the agency gets a report by mail ([importing](importing/README.md#by-schedule)). Several: `feed.json, rentals:csv=rentals.csv` ([two feeds](importing/README.md#two-feeds))',
    textThat(
      (value) => readFeedPlaces(value) !== null,
      'must be a file, or several with commas between, each but one with a name: feed.json, rentals:csv=rentals.csv',
      null,
    ),
  ),
  FEED_URL: setting(
    'the same for feeds at `https://` addresses ([importing](importing/README.md#by-schedule))',
    textThat(areFeedUrls, 'must be an https:// address, or several as in FEED_FILE', null),
  ),
  FEED_EVERY: setting('minutes between two checks of `FEED_FILE`', number(1, 1440, 15)),
  FEED_PICTURE_HOSTS: setting(
    'hosts that an import fetches pictures from, such as `pictures.crm.example,*.cdn.example` ([importing](importing/README.md#pictures-from-the-web))',
    textThat(
      (value) => readPictureHosts(value) !== null,
      'must be names of hosts with commas between, such as pictures.crm.example,*.cdn.example',
      null,
    ),
  ),
  FACADE_PREPARE_PICTURES: setting(
    '`off` makes each size of a picture when it is first asked for, none in advance: for a second api over one folder, which would make the same',
    onUnlessOff,
  ),
  ...crmSettings,
  SMTP_URL: setting(
    'mail server, `smtp://…` or `smtps://…`. Without one, mails are stored as `.eml` files in `FACADE_DATA/mail`',
    textThat((value) => /^smtps?:\/\//.test(value), 'must start with smtp:// or smtps://', null),
  ),
  MAIL_FROM: setting('sender of every mail, `Name <address>` or an address', mailAddress, "the agency's address"),
  MAIL_TO: setting('recipient of enquiries', mailAddress, "the agency's address"),
  ...captchaSettings,
  UPLOAD_KEY: setting(
    'key that encrypts files of visitors, 32 bytes in Base64',
    textThat((value) => /^[A-Za-z\d+/]{43}=$/.test(value), 'must be 32 bytes in base64', null),
    '`upload.key` in the data folder',
  ),
  UPLOAD_SCAN_COMMAND: setting(
    'command (file on standard input; exit status 0: clean, 1: refused) or address (POST; 2xx: clean) that scans these files',
    text(null),
  ),
  WEBHOOK_URL: setting(
    'https URL that each lead is posted to: [for the CRM](agency-inbox.md#webhook)',
    textThat(isWebhookUrl, 'must be an https:// address without a user name', null),
  ),
  WEBHOOK_SECRET: setting(
    'the key that signs it, 24 to 64 bytes in Base64',
    textThat(
      (value) => webhookKey(value) !== null,
      'must be 24 to 64 bytes in Base64, such as `openssl rand -base64 32` prints',
      null,
    ),
  ),
  FACADE_REGISTRY_URL: SHARED_SETTINGS.FACADE_REGISTRY_URL,
  FACADE_STAFF_TOKEN: SHARED_SETTINGS.FACADE_STAFF_TOKEN,
  FACADE_METRICS_TOKEN: SHARED_SETTINGS.FACADE_METRICS_TOKEN,
  FACADE_DRAIN_SECONDS: SHARED_SETTINGS.FACADE_DRAIN_SECONDS,
  FACADE_DATABASE_WAIT: setting(
    'seconds to wait at start for a PostgreSQL that does not accept connections yet, or for disk space for the embedded database',
    number(0, 600, 30),
  ),
  LOG_LEVEL: logLevel('info'),
};
