import { TIME_LIMITS } from './time-limits.ts';

const limits = TIME_LIMITS;
const isAscending = (...values: number[]) =>
  values.every((limit, index) => index === 0 || limit > Number(values[index - 1]));

test('a request outlasts what it waits for, so that it can report it', () => {
  expect(isAscending(limits.contentCheck, limits.catalogueCheck, limits.connection, limits.answer)).toBe(true);
  expect(isAscending(limits.readinessCheck, limits.answer)).toBe(true);
});

test('a failing replica leaves the primary time to answer', () => {
  expect(isAscending(limits.replicaConnection, limits.replicaCheck, limits.replicaStatement)).toBe(true);
  expect(2 * limits.replicaStatement).toBeLessThan(limits.answer);
});

test('a request for a picture outlasts its turn and its encoding', () => {
  expect(limits.pictureTurn + limits.encoding).toBeLessThan(limits.pictureAnswer);
});

test('a request with a file outlasts its scan', () => expect(isAscending(limits.scan, limits.uploadAnswer)).toBe(true));

test('the database server cancels a statement before the client gives up', () => {
  expect(isAscending(limits.statementOnServer, limits.statement)).toBe(true);
});

test('a request arrives whole after its head', () =>
  expect(isAscending(limits.requestHead, limits.request)).toBe(true));

test('an attempt to send a mail outlasts its steps', () => {
  expect(limits.mailDns + limits.mailConnection + limits.mailGreeting).toBeLessThan(limits.mailAttempt);
  expect(limits.mailSilence).toBeLessThan(limits.mailAttempt);
});

test('an event of the queue is not taken by another worker while it is read and sent', () => {
  expect(limits.connection + limits.statement + limits.webhookAnswer).toBeLessThan(limits.webhookJob);
});

test('a shutdown waits for outbox and database, one after the other', () => {
  expect(limits.outboxStop + limits.databaseClose).toBeLessThan(limits.close);
});
