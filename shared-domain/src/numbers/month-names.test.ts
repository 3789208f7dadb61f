import fc from 'fast-check';
import { DATE_LOCALES } from '../language/locale.ts';
import { LANGUAGES } from '../model/index.ts';
import { formatDate } from './date.ts';
import { withOrdinal } from './day-number.ts';
import { monthAndYear } from './month-names.ts';

const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

/** Node.js includes the CLDR: our own formatting must give the same results. */
test.each(LANGUAGES)('dates in %s are those of the CLDR', (language) => {
  const locale = DATE_LOCALES[language];
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  fc.assert(
    fc.property(days, (date) => {
      expect(formatDate(date.toISOString().slice(0, 10), language)).toBe(withOrdinal(long.format(date), language));
      expect(monthAndYear(date, language)).toBe(month.format(date));
    }),
  );
});
