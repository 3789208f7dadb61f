import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An event as the agency's CRM got it. */
export interface CrmEvent {
  id: string;
  timestamp: string;
  signature: string;
  body: string;
  /** What it answered. */
  status: number;
}

/** A lead that says so is refused the first time. */
export const CRM_IS_AWAY = 'the CRM is away';

/**
 * A fake CRM. It runs beside the tests, and writes its events to a file that they read. @returns the settings of a site that
 * reports leads to it, and a function that stops it
 */
export async function startCrm(file: string): Promise<{ settings: Record<string, string>; stop(): void }> {
  const refused = new Set<string>();
  const server = createServer(async (request, response) => {
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    const body = await text(request);
    const id = header('id');
    const isRefused = body.includes(CRM_IS_AWAY) && !refused.has(id);
    refused.add(id);
    const status = isRefused ? 503 : 204;
    const event: CrmEvent = { id, timestamp: header('timestamp'), signature: header('signature'), body, status };
    appendFileSync(file, `${JSON.stringify(event)}\n`);
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: randomBytes(32).toString('base64') };
  return {
    settings,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Events about a lead that says this, in the order in which they came. */
export function eventsAbout(file: string, sign: string): CrmEvent[] {
  let lines = '';
  try {
    lines = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const events = lines
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as CrmEvent);
  return events.filter(({ body }) => body.includes(sign));
}
