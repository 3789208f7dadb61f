import { TIME_LIMITS } from '../../kernel/index.ts';
import { signedHeaders } from './sign.ts';

export interface WebhookTarget {
  url: string;
  key: Buffer;
}

/** Why an event was not delivered: a status, or the code of a connection error. Never text from the receiver. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
  readonly reason: string;

  constructor(reason: string) {
    super(`the receiver did not accept the event: ${reason}`);
    this.reason = reason;
  }
}

/**
 * Posts an event to the address that the agency configured, and to no other: a redirect counts as a failure. Any 2xx status is
 * success.
 * @throws NotDelivered otherwise
 */
export async function postEvent({ url, key }: WebhookTarget, id: string, body: string): Promise<void> {
  const status = await statusOf(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Facade-Webhook', ...signedHeaders(key, id, body) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMITS.webhookAnswer),
  });
  if (status < 200 || status > 299) throw new NotDelivered(String(status));
}

async function statusOf(url: string, init: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, init);
    // The body is of no use, however long it is.
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new NotDelivered(cause?.code ?? name);
  }
}
