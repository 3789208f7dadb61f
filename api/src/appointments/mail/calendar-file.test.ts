import { calendarFile } from './calendar-file.ts';

const entry = {
  id: '0b9d3139-8c10-4647-9ce1-51040e9084d0',
  status: 'booked' as const,
  sequence: 0,
  start: new Date('2026-11-24T13:00:00Z'),
  end: new Date('2026-11-24T13:45:00Z'),
  summary: 'Visite : Maison; “Ath”, centre',
  description: 'Votre agent\nhttps://agency.example/fr/rendez-vous/x/',
  location: 'Rue Haute 5, 7800 Ath',
  url: 'https://agency.example/fr/rendez-vous/x/',
  organizer: { name: 'Cardamine', address: 'info@cardamine.example' },
  attendee: { name: '', address: 'marie@example.be' },
};
/** Long lines are folded. */
const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n');

test('is a request with a stable UID', () => {
  const { method, content } = calendarFile(entry);
  expect(method).toBe('REQUEST');
  expect(linesOf(content)).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'UID:0b9d3139-8c10-4647-9ce1-51040e9084d0@cardamine.example',
      'SEQUENCE:0',
      'DTSTART:20261124T130000Z',
      'DTEND:20261124T134500Z',
      'STATUS:CONFIRMED',
      'SUMMARY:Visite : Maison\\; “Ath”\\, centre',
      'LOCATION:Rue Haute 5\\, 7800 Ath',
    ]),
  );
  expect(content).toMatch(/ORGANIZER;CN="Cardamine":mailto:info@cardamine.example/i);
});

test('removes the entry once cancelled, with the same UID and a higher number', () => {
  const { method, content } = calendarFile({ ...entry, status: 'cancelled', sequence: 3 });
  expect(method).toBe('CANCEL');
  expect(linesOf(content)).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:0b9d3139-8c10-4647-9ce1-51040e9084d0@cardamine.example',
      'SEQUENCE:3',
      'STATUS:CANCELLED',
    ]),
  );
});

test('does not let a text start a line of its own', () => {
  const { content } = calendarFile({ ...entry, summary: 'x\r\nATTACH:https://evil.example', location: 'y\nURL:z' });
  expect(linesOf(content).filter((line) => /^(ATTACH|URL:z)/.test(line))).toEqual([]);
});
