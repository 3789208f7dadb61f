import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Problems } from './problems.ts';

function page() {
  const events: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: jest.fn(),
    write: (event: string) => events.push(event),
  });
  return { events, response: response as unknown as ServerResponse };
}
const event = (...lines: string[]) => `data: ${JSON.stringify(lines)}\n\n`;

test('a page gets what is wrong when it opens, and each change of it', () => {
  const problems = new Problems();
  problems.found('types', ['type error in src/a.ts:3: wrong']);
  const { events, response } = page();
  problems.follow(response);
  problems.found('types', ['type error in src/a.ts:3: wrong']);
  problems.found('build', ['\u001b[31m× Expected\u001b[39m "}"']);
  problems.found('build', []);
  problems.found('types', []);
  response.emit('close');
  problems.found('types', ['nobody sees this']);
  expect(events).toEqual([
    event('type error in src/a.ts:3: wrong'),
    event('× Expected "}"', 'type error in src/a.ts:3: wrong'),
    event('type error in src/a.ts:3: wrong'),
    event(),
  ]);
});
