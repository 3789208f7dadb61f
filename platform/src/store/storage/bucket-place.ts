import { RegistryError } from '../../registry/registry-error.ts';

/** A bucket, and the site's folder in it. */
export interface BucketPlace {
  bucket: string;
  /** Without slashes around it; may be empty. */
  prefix: string;
  /** Address of a store that is not Amazon's. */
  endpoint: string | undefined;
}

/**
 * The store given by `FACADE_STORE=s3://bucket/prefix` and `FACADE_STORE_ENDPOINT`; null if they are not set.
 * Throws for anything else.
 */
export function bucketPlace({
  FACADE_STORE: store,
  FACADE_STORE_ENDPOINT: endpoint,
}: NodeJS.ProcessEnv): BucketPlace | null {
  if (!store) return null;
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(store) ?? [];
  if (!bucket) throw new RegistryError(`FACADE_STORE must be s3://bucket/prefix, not "${store}"`);
  if (endpoint && !URL.canParse(endpoint)) {
    throw new RegistryError(
      `FACADE_STORE_ENDPOINT must be an address such as https://s3.example.org, not "${endpoint}"`,
    );
  }
  return { bucket, prefix: prefix.replace(/^\/+|\/+$/g, ''), endpoint: endpoint || undefined };
}
