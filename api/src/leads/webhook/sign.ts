import { createHmac } from 'node:crypto';

/** Prefix of a secret in the Standard Webhooks specification; optional here. */
const PREFIX = 'whsec_';

/** The key within a secret; null if it is not Base64 of 24 to 64 bytes. */
export function webhookKey(secret: string): Buffer | null {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length >= 24 && key.length <= 64 ? key : null;
}

/**
 * Headers that prove who sent a body and when: https://www.standardwebhooks.com, for which every language has a library.
 * The signature is HMAC-SHA256 over id, time and body, joined with dots.
 * @param id the same for each attempt to deliver one event
 */
export function signedHeaders(key: Buffer, id: string, body: string, now = Date.now()): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000));
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
