import { type ContentProblem, didYouMean, type YamlSource } from '../../kernel/index.ts';

/** Section → key → its text. */
export type KnownTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A value that i18next fills in. */
const VARIABLE = /\{\{\s*([\w.]+)/g;

/** Reports the problems of a file in the folder `wording`, given the texts that the sections have. */
export function checkWording({ file, value, positionOf }: YamlSource, known: KnownTexts): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const add = (path: string[], message: string, part: 'name' | 'value' = 'name') =>
    problems.push({ file, field: path.join(': '), line: null, ...positionOf(path, part), message });
  for (const [section, words] of entriesOf(value)) {
    const texts = known[section];
    if (!texts) {
      add([section], `is not a section of this site${didYouMean(section, Object.keys(known))}`);
      continue;
    }
    for (const [key, text] of entriesOf(words)) {
      const original = texts[key];
      if (original === undefined)
        add([section, key], `is not a text of ${section}${didYouMean(key, Object.keys(texts))}`);
      else if (typeof text === 'string') {
        const unknown = variablesOf(text).filter((name) => !variablesOf(original).includes(name));
        if (unknown.length > 0)
          add([section, key], `{{${unknown[0]}}} is not filled in here; the text of the site is: ${original}`, 'value');
      }
    }
  }
  return problems;
}

const variablesOf = (text: string): string[] => [...text.matchAll(VARIABLE)].map(([, name = '']) => name);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
