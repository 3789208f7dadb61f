/** What the api sent, and what it says about it. */
export interface Answer {
  value: unknown;
  bytes: number;
  /** What it says the answer is made of; null: of everything. */
  keys: readonly string[] | null;
  etag: string | null;
  /** It says that it is of other data than were known when it was asked for: several apis do not move at once. */
  isOfOtherData: boolean;
  /** It is of this moment: whoever asks again is answered anew. */
  isOfMoment: boolean;
}

/** An answer that a page is made of. While it has not come, or where the api refused, `etag` and `keys` are null. */
export type ReadAnswer = { path: string } & Pick<Answer, 'keys' | 'etag' | 'isOfOtherData'>;

/** What an answer of unknown length is counted as. */
export const UNKNOWN_LENGTH = 20_000;

/** What its headers say. `known`: the revision at the time it was asked for. */
export function headOf({ headers }: Pick<Response, 'headers'>, known: string): Omit<Answer, 'value'> {
  const revision = headers.get('facade-revision');
  return {
    bytes: Number(headers.get('content-length') ?? UNKNOWN_LENGTH),
    keys: headers.get('surrogate-key')?.split(' ') ?? null,
    etag: headers.get('etag'),
    isOfOtherData: revision !== null && revision !== known,
    isOfMoment: headers.get('cache-control')?.includes('no-store') ?? false,
  };
}
