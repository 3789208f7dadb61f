/** A text in which every character is one byte: what goes over the wire is not always text. */
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

/** Stands in a header for the cookie of an owner who is logged in. */
export const SESSION = '{session}';

/** A client that stops in the middle of its body. */
export const isUnfinished = ({ body }: FuzzRequest): boolean =>
  body?.framing === 'cut short' || body?.framing === 'unfinished chunks';

/** It may be closed without an answer: it is unfinished, or what follows it on the connection is no request. */
export const mayBeClosed = (request: FuzzRequest): boolean =>
  isUnfinished(request) || request.body?.framing === 'understated';
