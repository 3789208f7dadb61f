import de from './de.json';
import en from './en.json';
import fr from './fr.json';
import nl from './nl.json';

type Texts = { [key: string]: string | Texts };

/** "list.total_one" → its text. */
const flatten = (texts: Texts, prefix = ''): Record<string, string> =>
  Object.entries(texts).reduce<Record<string, string>>((all, [key, value]) => {
    if (typeof value === 'string') all[prefix + key] = value;
    else Object.assign(all, flatten(value, `${prefix}${key}.`));
    return all;
  }, {});

const slots = (text: string): string[] => (text.match(/{{\w+}}/g) ?? []).sort();

describe.each(Object.entries({ fr, en, de }))('texts in %s', (_language, texts) => {
  const own = flatten(texts);
  const dutch = flatten(nl);

  it('has the keys of the Dutch texts, none empty', () => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(dutch).sort());
    expect(Object.entries(own).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('fills in the same values', () => {
    for (const [key, text] of Object.entries(dutch)) expect([key, slots(own[key] ?? '')]).toEqual([key, slots(text)]);
  });
});
