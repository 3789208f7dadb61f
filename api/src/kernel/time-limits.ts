import { API_LIMITS } from '@facade/server-kit/api-limits';

/**
 * All time limits of the api that depend on each other, in milliseconds. An outer limit is longer than the limits of
 * what it waits for: `time-limits.test.ts` checks this.
 */
export const TIME_LIMITS = {
  /** The check for a new catalogue waits for edited content; a later check then finds it. */
  contentCheck: 300,
  /** How long a request waits for the check for a new catalogue; then it uses the one in memory. */
  catalogueCheck: 500,
  /** One readiness check. */
  readinessCheck: 2000,
  /** A statement waits for a connection to a replica; then another server gets it. */
  replicaConnection: 500,
  /** A replica answers a check; then it is left out, and others answer its statements. */
  replicaCheck: 1000,
  /** A statement of a replica, which others then answer. */
  replicaStatement: 2000,
  /** The registry service answers: less than the shell gives the api for a page. */
  registryAnswer: 3000,
  /** A captcha's provider answers; then the form counts as one without a proof. */
  captchaProvider: 2000,
  /** A statement waits for a connection, a connection for the server. */
  connection: 3000,
  /** A whole request; started work still finishes. */
  answer: API_LIMITS.answer,
  /** The agency's scanner checks a file; then the file stays in quarantine. */
  scan: 7000,
  /** A request with a file: longer than the scanner's limit. */
  uploadAnswer: API_LIMITS.upload,
  /** An edit of the site's content, or a preview of one: the whole folder is read first. */
  editAnswer: API_LIMITS.edit,
  /** A picture waits in the queue of the encoder; then the client is asked to retry. */
  pictureTurn: API_LIMITS.picture,
  /** The encoder works on one picture; then it is killed. */
  encoding: 60_000,
  /** A request for a picture: longer than the queue and the encoder together. */
  pictureAnswer: 70_000,
  /** A statement, which the server then cancels. */
  statementOnServer: 10_000,
  /** The client gives up on a statement: a server that is gone cancels nothing. */
  statement: 11_000,
  /** The head of a request: the shell sends it in one piece. */
  requestHead: 10_000,
  request: 15_000,
  /** The embedded database closes its files. */
  databaseClose: 5000,
  /** Steps of sending a mail: the mail server's address, the connection, its greeting, and no data on the connection. */
  mailDns: 5000,
  mailConnection: 10_000,
  mailGreeting: 10_000,
  mailSilence: 20_000,
  /** One attempt to send a mail. */
  mailAttempt: 30_000,
  /** The agency's CRM accepts an event; then it is retried. */
  webhookAnswer: 10_000,
  /** An event of the queue, read from the database and sent; another worker takes it then. */
  webhookJob: 60_000,
  /** The outbox finishes the mail it sends. */
  outboxStop: 5000,
  /** Outbox and database close after the connections. */
  close: API_LIMITS.close,
} as const;
