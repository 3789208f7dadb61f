import { misplacedSpaces } from './misplaced-spaces.ts';

test.each([
  'Qui\u202f? Nous\u202f!',
  'Prix\u00a0: 12\u00a0%\u202f; à discuter',
  '«\u00a0Oui\u00a0»',
  'À 10:30, sur https://ath.be/?a=b&c',
  'Rien d’autre, tel: ou mailto: compris.',
])('%s is right in French', (text) => expect(misplacedSpaces(text, 'fr')).toEqual([]));

test.each([
  'Qui ?',
  'Qui\u00a0?',
  'Qui?',
  'Oui ; non',
  'Prix :',
  'Prix\u202f: 3',
  'Prix: 3',
  '« Oui\u00a0»',
  '«\u00a0Oui »',
  '12 %',
  '{{rate}}%',
])('%s is wrong in French', (text) => expect(misplacedSpaces(text, 'fr')).toHaveLength(1));

test('Dutch and German have a no-break space before %, and none before other signs', () => {
  for (const language of ['nl', 'de'] as const) {
    expect(misplacedSpaces('Wie? 12\u00a0%: ja; nee!', language)).toEqual([]);
    expect(misplacedSpaces('12 %', language)).toEqual(['12 %']);
  }
  expect(misplacedSpaces('12%', 'en')).toEqual([]);
});
