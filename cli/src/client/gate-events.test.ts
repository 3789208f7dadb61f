import { gateEvents } from './gate-events.ts';

test('events that arrive in pieces, within letters too, are read as they were sent', async () => {
  const bytes = Buffer.from(': \n\nevent: line\ndata: "é: a\\nb"\n\n: \n\nevent: done\ndata: {"revision":2}\n\n');
  for (let size = 1; size < 12; size += 1) {
    async function* pieces() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    }
    const events = [];
    for await (const event of gateEvents(pieces())) events.push(event);
    expect(events).toEqual([
      { event: 'line', data: 'é: a\nb' },
      { event: 'done', data: { revision: 2 } },
    ]);
  }
});
