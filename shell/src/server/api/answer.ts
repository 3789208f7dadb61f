/** An answer of the api, and what its headers say about it. */
export interface Answer {
  /** Of a public answer, unique in this process; 0 for the answer to one visitor. */
  id: number;
  /** As the api sent it; empty if it has no content. */
  json: Buffer;
  bytes: number;
  /** What the answer depends on; null: everything. */
  keys: readonly string[] | null;
  etag: string | null;
  /**
   * The answer comes from different data than were known when it was requested: several apis do not update at the same moment.
   */
  isOfOtherData: boolean;
  /** Only valid now: the next request must ask the api again. */
  isOfMoment: boolean;
}

/** An answer that a page depends on. `etag` and `keys` are null until it has arrived, or if the api refused. */
export type ReadAnswer = { path: string } & Pick<Answer, 'keys' | 'etag' | 'isOfOtherData'>;

/** The size assumed for an answer of unknown length. */
export const UNKNOWN_LENGTH = 20_000;

/** Reads the headers of an answer. `known`: the revision at the time of the request. */
export function headOf({ headers }: Pick<Response, 'headers'>, known: string): Omit<Answer, 'id' | 'json'> {
  const revision = headers.get('facade-revision');
  return {
    bytes: Number(headers.get('content-length') ?? UNKNOWN_LENGTH),
    keys: headers.get('surrogate-key')?.split(' ') ?? null,
    etag: headers.get('etag'),
    isOfOtherData: revision !== null && revision !== known,
    isOfMoment: headers.get('cache-control')?.includes('no-store') ?? false,
  };
}
