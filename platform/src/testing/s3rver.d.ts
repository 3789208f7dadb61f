declare module '@20minutes/s3rver' {
  import type { Server, ServerResponse } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Context {
    method: string;
    path: string;
    status: number;
    type: string;
    body: unknown;
    /** False: another handler answers. */
    respond: boolean;
    res: ServerResponse;
    get(header: string): string;
  }

  /** An S3-compatible server on a folder, as a Koa application. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
