import { PutObjectCommand } from '@aws-sdk/client-s3';
import { ATTEMPT, ATTEMPTS, createOnly, LIMITS } from './s3-client.ts';

/** A store that answers with one status after the other, then repeats the last. */
function storeThat(...statuses: number[]) {
  const sent: unknown[] = [];
  const client = {
    async send(command: PutObjectCommand) {
      sent.push(command.input.IfNoneMatch);
      const status = statuses[Math.min(sent.length, statuses.length) - 1];
      if (status !== 200) throw Object.assign(new Error(`answer ${status}`), { $metadata: { httpStatusCode: status } });
    },
  };
  const write = (signal = new AbortController().signal) =>
    createOnly({ client, PutObjectCommand } as never, { Bucket: 'b', Key: 'k' }, signal);
  return { sent, write };
}

test.each([
  ['is free', [200], true, 1],
  ['is taken', [412], false, 1],
  ['is being written by another, who fails', [409, 409, 200], true, 3],
  ['is being written by another, who succeeds', [409, 412], false, 2],
])('where the object %s', async (_what, statuses, created, requests) => {
  const { sent, write } = storeThat(...statuses);
  expect(await write()).toBe(created);
  expect(sent).toEqual(Array(requests).fill('*'));
});

test.each([
  [503, 'answer 503', 1],
  [501, 'does not support conditional writes', 1],
  [409, 'answer 409', 8],
])('a store that always answers %d', async (status, message, requests) => {
  const { sent, write } = storeThat(status);
  await expect(write()).rejects.toThrow(message);
  expect(sent).toHaveLength(requests);
});

test('is not retried after the caller aborted', async () => {
  const ending = new AbortController();
  const { sent, write } = storeThat(409);
  const writing = write(ending.signal);
  ending.abort(new Error('too late'));
  await expect(writing).rejects.toThrow('too late');
  expect(sent).toHaveLength(1);
});

test('a request outlasts its attempts to connect, and one with a file a connection that stalls', () => {
  expect(ATTEMPTS * ATTEMPT.connectionTimeout).toBeLessThan(LIMITS.small);
  expect(LIMITS.small).toBeLessThan(LIMITS.file);
  expect(ATTEMPT.socketTimeout).toBeLessThan(LIMITS.file);
});
