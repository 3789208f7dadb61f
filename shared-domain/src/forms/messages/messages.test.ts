import { LANGUAGES } from '../../model/index.ts';
import { misplacedSpaces } from '../../testing/misplaced-spaces.ts';

test.each(LANGUAGES)('messages in %s have no-break spaces where they belong', async (language) => {
  const { messages } = await import(`./${language}.ts`);
  expect(Object.values<string>(messages).flatMap((text) => misplacedSpaces(text, language))).toEqual([]);
});
