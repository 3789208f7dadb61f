/** A text in which every character is one byte: bytes on the wire are not always text. */
export type Bytes = string;

/** How the length of a body is announced, and whether the announcement is right. */
export type Framing = 'length' | 'chunked' | 'cut short' | 'understated' | 'unfinished chunks';

export interface RequestBody {
  bytes: Bytes;
  framing: Framing;
}

/** A request as it is sent. */
export interface FuzzRequest {
  method: string;
  /** Path and query. */
  target: Bytes;
  /** In this order, doubles included. */
  headers: readonly (readonly [name: string, value: Bytes])[];
  body: RequestBody | null;
}

/** Placeholder in a header for the cookie of a logged-in owner. */
export const SESSION = '{session}';

/** A client that stops in the middle of its body. */
export const isUnfinished = ({ body }: FuzzRequest): boolean =>
  body?.framing === 'cut short' || body?.framing === 'unfinished chunks';

/** The connection may be closed without an answer: the request is incomplete, or followed by other bytes. */
export const mayBeClosed = (request: FuzzRequest): boolean =>
  isUnfinished(request) || request.body?.framing === 'understated';
