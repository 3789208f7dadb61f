import type { PutObjectCommandInput, S3ClientConfig } from '@aws-sdk/client-s3';
import pRetry from 'p-retry';
import { RegistryError } from '../../registry/registry-error.ts';

type Sdk = typeof import('@aws-sdk/client-s3');

/** The commands, and a client to send them with. */
export type Loaded = Sdk & { client: InstanceType<Sdk['S3Client']> };

/** Deadline of a request in milliseconds, including retries and the whole response. */
export interface Limits {
  /** Without a file. */
  small: number;
  /** With one, in either direction. */
  file: number;
}

export const LIMITS: Limits = { small: 4000, file: 20_000 };

/**
 * Timeouts in milliseconds to connect, and to close an idle connection: otherwise a response that stalls would hold it
 * indefinitely. `requestTimeout` would cut off slow uploads.
 */
export const ATTEMPT = { connectionTimeout: 1500, socketTimeout: 15_000, requestTimeout: 0 };

/** The client retries once. */
export const ATTEMPTS = 2;

/** Loads the client on first use: a folder store does not need it. */
export async function loadClient(endpoint: string | undefined, environment: NodeJS.ProcessEnv): Promise<Loaded> {
  const sdk = await import('@aws-sdk/client-s3');
  const { AWS_REGION, AWS_DEFAULT_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment;
  const options: S3ClientConfig = {
    region: AWS_REGION ?? AWS_DEFAULT_REGION ?? 'us-east-1',
    requestHandler: ATTEMPT,
    maxAttempts: ATTEMPTS,
    // Stores that are not Amazon's do not all know the newer checksums; ours are in the signed registry.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  };
  // Without these two the client uses a profile, or the machine's role.
  if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) {
    options.credentials = {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
    };
  }
  return { ...sdk, client: new sdk.S3Client(options) };
}

/** Attempts of a conflicting write, with growing pauses: 20 ms, 30 ms, 45 ms … */
const AGAIN = { retries: 7, minTimeout: 20, factor: 1.5, randomize: true };

/** Creates an object unless it exists; returns whether it did. */
export const createOnly = (
  { client, PutObjectCommand }: Pick<Loaded, 'client' | 'PutObjectCommand'>,
  input: PutObjectCommandInput,
  abortSignal: AbortSignal,
): Promise<boolean> => {
  const put = async () => {
    try {
      await client.send(new PutObjectCommand({ ...input, IfNoneMatch: '*' }), { abortSignal });
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) return false;
      if (status === 501)
        throw new RegistryError('the store does not support conditional writes, which the registry relies on');
      throw error;
    }
  };
  // A concurrent write of the same object: Amazon asks to retry.
  return pRetry(put, { ...AGAIN, signal: abortSignal, shouldRetry: ({ error }) => statusOf(error) === 409 });
};

/** HTTP status of the error; undefined without a response. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
