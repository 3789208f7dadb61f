import type { MapMessage } from '../messages/map-message.ts';
import { talkWithPage } from './talk-with-page.ts';

const ORIGIN = 'https://www.agency.example';
const message: MapMessage = {
  propsList: [],
  mapType: 'place',
  messageInfo: { label: 'Kaart', view: { center: [3.7, 50.6], zoom: 12 }, area: null, active: null, drawing: false },
  customMarker: null,
  marqueeIgnore: [],
};

function open() {
  let listener: (event: MessageEvent) => void = () => undefined;
  const parent = { postMessage: jest.fn() };
  const frame = {
    parent,
    location: { origin: ORIGIN },
    addEventListener: (_name: string, heard: typeof listener) => {
      listener = heard;
    },
  };
  const log = jest.fn();
  const talk = talkWithPage(frame as never, log);
  const hear = (data: unknown, origin = ORIGIN, source: unknown = parent) =>
    listener({ data, origin, source } as MessageEvent);
  return { talk, hear, log, posted: parent.postMessage };
}

test('shows the page’s messages, and reports once that it is ready, to the page only', () => {
  const { talk, hear, posted } = open();
  const show = jest.fn();
  talk.follow(show);
  hear(message);
  hear({ ...message, mapType: 'list' });
  expect(show).toHaveBeenCalledTimes(2);
  expect(posted.mock.calls).toEqual([[{ source: 'facade-map', kind: 'ready' }, ORIGIN]]);
});

test('shows the last message that arrived before the map was ready', () => {
  const { talk, hear } = open();
  hear(message);
  hear({ ...message, mapType: 'list' });
  const show = jest.fn();
  talk.follow(show);
  expect(show.mock.calls).toEqual([[{ ...message, mapType: 'list' }]]);
});

test('ignores other origins, other windows and malformed messages, and logs the first of them', () => {
  const { talk, hear, log } = open();
  const show = jest.fn();
  talk.follow(show);
  hear(message, 'https://evil.example');
  hear(message, 'null');
  hear(message, ORIGIN, {});
  hear({ ...message, propsList: '<script>' });
  hear(undefined);
  expect(show).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledTimes(1);
});
