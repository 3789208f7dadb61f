import type { GateEvent } from './protocol.ts';

/** The events of an answer, each as soon as it is complete; until the end, or until the connection breaks. */
export async function* gateEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<GateEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of untilBroken(body)) {
    const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const { event, data } = Object.fromEntries(part.split('\n').map(fieldOf));
      if (event && data) yield { event, data: JSON.parse(data) } as GateEvent;
    }
  }
}

async function* untilBroken(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    // The reader finds that the last event is missing.
  }
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
