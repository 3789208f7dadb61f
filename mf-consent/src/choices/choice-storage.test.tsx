import { readChoices, readRecordId, storeChoices } from './choice-storage.ts';
import { EVERYTHING, NOTHING } from './choices.ts';

const written = jest.spyOn(Document.prototype, 'cookie', 'set');

beforeEach(() => {
  written.mockClear();
  localStorage.clear();
});

test('every cookie holds for the agency’s days, on the whole site, for this site alone', () => {
  storeChoices({ ...NOTHING, analyticsStorage: true }, { version: '2: new', days: 30 }, 'some-id');
  expect(written.mock.calls.map(([cookie]) => cookie)).toEqual(
    [
      'consent=set',
      'consentAnalyticsStorage=true',
      'consentAdStorage=false',
      'consentAdUserData=false',
      'consentAdPersonalization=false',
      'facade-consent=2%3A%20new:some-id',
    ].map((pair) => `${pair}; Path=/; SameSite=Strict; Max-Age=2592000`),
  );
});

test('the browser’s storage has the same, under the same keys', () => {
  storeChoices(EVERYTHING, { version: '1', days: 180 });
  expect({ ...localStorage }).toEqual({
    consent: 'set',
    consentAnalyticsStorage: 'true',
    consentAdStorage: 'true',
    consentAdUserData: 'true',
    consentAdPersonalization: 'true',
  });
});

test('a failing storage does not undo the choice', () => {
  const refusing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  storeChoices(EVERYTHING, { version: '1', days: 180 });
  refusing.mockRestore();
  expect(readChoices()).toEqual(EVERYTHING);
});

test.each([
  ['', null],
  ['consentAdStorage=true', null],
  ['consent=set', NOTHING],
  ['a=b; consent=set; consentAdStorage=true; consentAdUserData=maybe', { ...NOTHING, adStorage: true }],
])('the cookies "%s" mean %j', (cookies, choices) => {
  expect(readChoices(cookies)).toEqual(choices);
});

test.each([
  ['', null],
  ['consent=set', null],
  ['facade-consent=1:', null],
  ['a=b; facade-consent=1:0b6b6c1e-7c1b', '0b6b6c1e-7c1b'],
])('the number of the record in "%s" is %j', (cookies, id) => {
  expect(readRecordId(cookies)).toBe(id);
});
