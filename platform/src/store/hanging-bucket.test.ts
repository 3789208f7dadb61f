import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { bucketPlace } from './storage/bucket-place.ts';
import { S3Storage } from './storage/s3-storage.ts';
import type { Storage } from './storage/storage.ts';

let server: S3Server;
let storage: S3Storage;

beforeEach(async () => {
  server = await startS3Server();
  const place = bucketPlace(server.environment);
  if (!place) throw new Error('no bucket is named');
  storage = new S3Storage(place, server.environment, { small: 1000, file: 2000 });
});
afterEach(() => server.dispose());

const QUESTIONS: [string, (storage: Storage) => Promise<unknown>, string][] = [
  ['read', (asked) => asked.read('registry/1'), '2'],
  ['exists', (asked) => asked.exists('registry/1'), '1'],
  ['list', (asked) => asked.list('registry/'), '1'],
  ['create', (asked) => asked.create('registry/2', Buffer.from('two')), '2'],
  ['remove', (asked) => asked.remove(['registry/3']), '1'],
];

describe.each(['silent', 'half'] as const)('a store that hangs, %s', (how) => {
  test.each(QUESTIONS)(
    '%s: reports the timeout in one line, and works again without a new client',
    async (_name, ask, seconds) => {
      // `HEAD` has no body to stop in.
      const isWhole = how === 'half' && _name === 'exists';
      server.hang(how);
      if (!isWhole)
        await expect(ask(storage)).rejects.toThrow(
          new Error(`s3://releases/a-site cannot be used: no answer within ${seconds} s`),
        );
      server.hang(null);
      await ask(storage);
      expect(await storage.create('registry/4', Buffer.from('four'))).toBe(true);
      expect((await storage.read('registry/4'))?.toString()).toBe('four');
    },
  );
});
