import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

/** An S3-compatible server for one test. */
export interface S3Server {
  /** What `openStore` needs to use it. */
  environment: NodeJS.ProcessEnv;
  /** Method and path of every request so far. */
  requests: string[];
  /**
   * From now on every request hangs, until called with `null`: without an answer (`silent`), or after the first bytes of one (`half`).
   */
  hang(how: 'silent' | 'half' | null): void;
  /** Stops the server; `start` restarts it with the same data. */
  stop(): Promise<void>;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

const BUCKET = 'releases';

/**
 * Starts s3rver. It ignores `If-None-Match` on writes and lets readers see half of what is being written; unless `bare`, a
 * rule before it makes it do what Amazon documents: 412 for a key that is taken, and each key's requests one after another.
 */
export async function startS3Server({ bare = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'facade-s3-'));
  const requests: string[] = [];
  let port = 0;
  let running: S3rver;
  let hanging: 'silent' | 'half' | null = null;
  const start = async () => {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      // It forgets the closing slash of a bucket's address when it computes what a client has signed.
      allowMismatchedSignatures: true,
      configureBuckets: [{ name: BUCKET }],
    });
    if (!bare) running.middleware.unshift(conditionalWrites(running));
    running.middleware.unshift(async (context, next) => {
      requests.push(`${context.method} ${context.path}`);
      if (hanging === null) return next();
      context.respond = false;
      if (hanging === 'half') context.res.writeHead(200, { 'content-length': 1000 }).write('<');
    });
    port = (await running.run()).port;
  };
  const stop = async () => {
    running.httpServer.closeAllConnections();
    await running.close();
  };
  await start();
  return {
    environment: {
      FACADE_STORE: `s3://${BUCKET}/a-site`,
      FACADE_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    requests,
    hang(how) {
      hanging = how;
    },
    start,
    stop,
    async dispose() {
      await stop().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function conditionalWrites(server: S3rver): S3rver['middleware'][number] {
  const queues = new Map<string, Promise<void>>();
  return async (context, next) => {
    const answer = async () => {
      const [bucket = '', ...key] = decodeURIComponent(context.path.slice(1)).split('/');
      const conditional = context.method === 'PUT' && context.get('if-none-match') === '*';
      if (!conditional || !(await server.store.existsObject(bucket, key.join('/')))) return next();
      context.status = 412;
      context.type = 'application/xml';
      context.body = '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>it exists</Message></Error>';
    };
    const turn = (queues.get(context.path) ?? Promise.resolve()).then(answer);
    queues.set(
      context.path,
      turn.catch(() => {}),
    );
    await turn;
  };
}
