import { loggedPath } from './logged-path.ts';

const signed = `${'Ab3_-'.repeat(13)}`;
const link = `dm-${'0f'.repeat(16)}-1k2l3m-${'9a'.repeat(20)}`;

test.each([
  ['/fr/biens/?q=Ath', '/fr/biens/'],
  ['/', '/'],
  ['', ''],
  [`/api/appointments/${signed}`, '/api/appointments/…'],
  [`/api/appointments/${signed}/calendar.ics?lang=nl`, '/api/appointments/…/calendar.ics'],
  [`/nl/uw-documenten/${signed}/`, '/nl/uw-documenten/…/'],
  [`/nl/zoekopdracht/${link}/`, '/nl/zoekopdracht/…/'],
  [`/nl/zoekopdracht/${link.toUpperCase()}/`, '/nl/zoekopdracht/…/'],
  [`/nl/verkoop/${link.replace('dm-', 'fs-')}/`, '/nl/verkoop/…/'],
  [`/nl/overzicht/${link.replace('dm-', 'os-')}/`, '/nl/overzicht/…/'],
  [`/nl/te-koop/woning-${signed}/`, `/nl/te-koop/woning-${signed}/`],
  ['/nl/te-koop/woning-aat-12/', '/nl/te-koop/woning-aat-12/'],
  [`/preview/${'aB3_-'.repeat(9).slice(2)}/`, '/preview/…/'],
  ['/preview/nl/te-koop/', '/preview/nl/te-koop/'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
