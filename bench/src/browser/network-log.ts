import type { CDPSession } from 'playwright';
import type { LoggedRequest } from './chain-depth.ts';

/** A request with its size and time. */
export interface TransferredRequest extends LoggedRequest {
  /** As the browser's protocol names it: Document, Script, Font, … */
  type: string;
  /** Milliseconds since the document was requested. */
  startedAt: number;
  /** Bytes of the body as transferred, compressed. */
  bytes: number;
}

interface Initiator {
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

/** Logs every request of a page from now on. */
export async function logNetwork(session: CDPSession): Promise<TransferredRequest[]> {
  const log: TransferredRequest[] = [];
  const byId = new Map<string, TransferredRequest>();
  const headerBytes = new Map<string, number>();
  let documentStart: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator, timestamp }) => {
    documentStart ??= timestamp;
    const cause = log.length === 0 ? undefined : causeOf(initiator);
    const startedAt = (timestamp - documentStart) * 1000;
    const entry: TransferredRequest = { url: request.url, type, cause, startedAt, bytes: 0 };
    byId.set(requestId, entry);
    log.push(entry);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = byId.get(requestId);
    if (entry) entry.bytes = Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0));
  });
  await session.send('Network.enable');
  return log;
}

/** The script on top of the stack, or the document or script that names the file. */
function causeOf({ url, stack }: Initiator): string {
  for (let trace = stack; trace; trace = trace.parent) {
    const frame = trace.callFrames.find((callFrame) => callFrame.url !== '');
    if (frame) return frame.url;
  }
  return url ?? '';
}
