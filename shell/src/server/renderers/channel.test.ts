import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { Channel, type Received } from './channel.ts';

type Head = { text: string };

/** What arrives of messages whose bytes are cut at these places. */
async function arrived(messages: Received<Head>[], cuts: number[]): Promise<Received<Head>[]> {
  const wire = new PassThrough();
  const sender = new Channel<Head, Head>(
    wire,
    () => {},
    () => {},
  );
  const sent: Buffer[] = [];
  wire.removeAllListeners('data');
  wire.on('data', (chunk) => sent.push(chunk));
  for (const { head, body } of messages) sender.send(head, [body]);
  await new Promise(setImmediate);
  const bytes = Buffer.concat(sent);
  const received: Received<Head>[] = [];
  const other = new PassThrough();
  new Channel<Head, Head>(
    other,
    (message) => received.push(message),
    () => {},
  );
  let at = 0;
  for (const end of [...cuts.map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]) {
    other.write(bytes.subarray(at, end));
    at = end;
  }
  await new Promise(setImmediate);
  return received;
}

test('messages arrive whole and in order, wherever the stream is cut', async () => {
  const message = fc.record({
    head: fc.record({ text: fc.string({ unit: 'binary' }) }),
    body: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  });
  const cases = fc.asyncProperty(
    fc.array(message, { maxLength: 6 }),
    fc.array(fc.nat(4000)),
    async (messages, cuts) => {
      expect(await arrived(messages, cuts)).toEqual(messages);
    },
  );
  await fc.assert(cases, { numRuns: 60 });
});

test('what is no message closes the channel', async () => {
  const stream = new PassThrough();
  const broken = jest.fn();
  new Channel(stream, () => {}, broken);
  stream.write(Buffer.alloc(16, 255));
  await new Promise(setImmediate);
  expect(broken).toHaveBeenCalledTimes(1);
  expect(stream.destroyed).toBe(true);
});
