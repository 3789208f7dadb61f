import { API_LIMITS } from '@facade/server-kit/api-limits';

/**
 * Every time limit of the api that another depends on, in milliseconds. What waits for something else waits for longer than it:
 * `time-limits.test.ts` holds the order.
 */
export const TIME_LIMITS = {
  /** A request waits so long for the check whether the catalogue has changed; then it gets what is in memory. */
  catalogueCheck: 500,
  /** One check of the readiness. */
  readinessCheck: 2000,
  /** A statement waits for a connection to a replica; then another server is asked. */
  replicaConnection: 500,
  /** A replica answers a check; then it is left out, and others answer what it was asked. */
  replicaCheck: 1000,
  /** A statement of a replica, which others then answer. */
  replicaStatement: 2000,
  /** A captcha's provider answers; then the form counts as one without a proof. */
  captchaProvider: 2000,
  /** A statement waits for a connection, a connection for the server. */
  connection: 3000,
  /** A request, whatever it waits for; what was begun still finishes. */
  answer: API_LIMITS.answer,
  /** The agency's scanner looks at a file; then it is kept in quarantine. */
  scan: 7000,
  /** A request with a file: the scanner is ended before. */
  uploadAnswer: API_LIMITS.upload,
  /** An edit of the site's content, or a preview of one: the whole folder is read first. */
  editAnswer: API_LIMITS.edit,
  /** A visitor waits for a picture's turn to be made; then it is to be asked for again. */
  pictureTurn: API_LIMITS.picture,
  /** The encoder works on one picture; then it is ended. */
  encoding: 60_000,
  /** A request for a picture: the queue and the encoder end before. */
  pictureAnswer: 70_000,
  /** A statement, which the server then cancels. */
  statementOnServer: 10_000,
  /** A statement is no longer waited for: a server that is gone cancels nothing. */
  statement: 11_000,
  /** A statement of the embedded database, which is started again when it takes longer. */
  embeddedStatement: 30_000,
  /** The head of a request, which the shell sends whole and at once. */
  requestHead: 10_000,
  request: 15_000,
  /** The embedded database closes its files. */
  databaseClose: 5000,
  /** The outbox finishes the mail it sends. */
  outboxStop: 5000,
  /** Outbox and database close after the connections. */
  close: API_LIMITS.close,
} as const;
