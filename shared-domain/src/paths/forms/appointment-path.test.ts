import { LANGUAGES } from '../../model/index.ts';
import { appointmentCalendarPath, appointmentPath } from './appointment-path.ts';

test('the page of an appointment has its own address per language', () => {
  expect(appointmentPath('nl', 'abc')).toBe('/nl/afspraak/abc/');
  expect(new Set(LANGUAGES.map((language) => appointmentPath(language, 'abc'))).size).toBe(LANGUAGES.length);
});

test('the calendar file is in the language of the page', () =>
  expect(appointmentCalendarPath('de', 'abc')).toBe('/api/appointments/abc/calendar.ics?lang=de'));
