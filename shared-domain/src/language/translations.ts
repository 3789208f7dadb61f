import type { Translate } from './translate.ts';

type Group = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, unknown>>;

/** What stands in place of a text that is missing, and of a placeholder without a value. */
export interface Missing {
  text(key: string, namespace: string): string;
  /** `isGiven`: the caller gives the value, which is undefined. */
  value(placeholder: string, text: string, isGiven: boolean): string;
}

/** Called with each text that is shown. */
type Note = (namespace: string, key: string) => void;

/** The key tells editors which text is missing, and visitors at least what it is about. */
const SHOWN: Missing = {
  text: (key) => key,
  value: (placeholder, _text, isGiven) => (isGiven ? '' : placeholder),
};

/**
 * The texts of several namespaces in one language, with plurals, variants and placeholders as in i18next JSON v4: `total_one`,
 * `label_wallonia`, `{{count}}`. Texts can be added while translators are in use.
 * @example new Translations('nl', { shell: { total_one: '{{count}} pand' } }).of('shell')('total', { count: 1 }) // '1 pand'
 */
export class Translations {
  readonly language: string;
  readonly #texts: Map<string, Group>;
  readonly #missing: Missing;
  readonly #plurals: Intl.PluralRules;
  readonly #translators = new Map<string, Translate>();
  readonly #listeners = new Set<() => void>();
  /** While work is recorded. */
  #shown: Map<string, Set<string>> | undefined;

  constructor(language: string, texts: Readonly<Record<string, object>>, missing = SHOWN) {
    this.language = language;
    this.#texts = new Map(Object.entries(texts as Record<string, Group>));
    this.#missing = missing;
    this.#plurals = new Intl.PluralRules(language);
  }

  /** The translator of a namespace: the same function until texts change. It finds texts that are added later. */
  readonly of = (namespace: string): Translate => this.#cached(namespace, namespace, this.#note);

  /** Translators for parts whose texts are not recorded: a browser gets these together with the code of the part. */
  readonly later = { of: (namespace: string): Translate => this.#cached(`later ${namespace}`, namespace, () => {}) };

  has(namespace: string): boolean {
    return this.#texts.has(namespace);
  }

  /** Adds the texts of a namespace, or those that it lacks: what was said before does not change. */
  add(namespace: string, texts: object): void {
    this.#texts.set(namespace, texts as Group);
  }

  /** Makes those who follow ask again: what they showed may be another text now. */
  changed(): void {
    this.#translators.clear();
    for (const listener of this.#listeners) listener();
  }

  /** Calls the listener when texts have changed, until the returned function is called. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Does some work, and returns which texts it showed as well: namespace → keys. One that ends in `_` stands for all plurals and variants of
   * a text.
   */
  record<Result>(work: () => Result): [result: Result, shown: Map<string, Set<string>>] {
    const shown = new Map<string, Set<string>>();
    this.#shown = shown;
    try {
      return [work(), shown];
    } finally {
      this.#shown = undefined;
    }
  }

  readonly #note = (namespace: string, key: string): void => {
    const keys = this.#shown?.get(namespace) ?? new Set();
    this.#shown?.set(namespace, keys.add(key));
  };

  #cached(key: string, namespace: string, note: Note): Translate {
    const translator = this.#translators.get(key) ?? this.#translatorOf(namespace, note);
    this.#translators.set(key, translator);
    return translator;
  }

  #translatorOf(namespace: string, note: Note): Translate {
    /** Texts that are the same at each call: a page asks for some of them hundreds of times. */
    const plain = new Map<string, string>();
    return (key: string, given?: Values | string) => {
      const known = given === undefined && plain.get(key);
      if (typeof known === 'string') {
        note(namespace, key);
        return known;
      }
      const values = typeof given === 'string' ? { defaultValue: given } : (given ?? {});
      const found = this.#find(namespace, key, values, note);
      const text = found ?? values.defaultValue;
      if (text === undefined) return this.#missing.text(key, namespace);
      const filled = this.#fill(String(text), values);
      if (given === undefined && found !== undefined) plain.set(key, filled);
      return filled;
    };
  }

  #find(namespace: string, key: string, { count, context }: Values, note: Note): string | undefined {
    const number =
      typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), `_${this.#plurals.select(count)}`] : [];
    const variant = context ? [...number.map((ending) => `_${context}${ending}`), `_${context}`] : [];
    // Not every language has texts for each of its plurals: French has one for millions.
    const endings = [...variant, ...number, '', ...(number.length > 0 ? ['_other'] : [])];
    const [other = '', ...rest] = key.split(':');
    const isOther = rest.length > 0 && this.has(other);
    const texts = this.#texts.get(isOther ? other : namespace);
    const path = isOther ? rest.join(':') : key;
    for (const ending of endings) {
      const text = textAt(texts, path + ending);
      if (text === undefined) continue;
      note(isOther ? other : namespace, path + ending);
      // With another number it would be another of them.
      if (endings.length > 1) note(isOther ? other : namespace, `${path}_`);
      return text;
    }
    return undefined;
  }

  #fill(text: string, values: Values): string {
    return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
      const value = values[name];
      if (value === undefined) return this.#missing.value(placeholder, text, Object.hasOwn(values, name));
      return value === null ? '' : String(value);
    });
  }
}

/** The text at `filter.title`, in groups or under that name; undefined if there is none, or a group. */
function textAt(texts: Group | undefined, path: string): string | undefined {
  if (texts && Object.hasOwn(texts, path) && typeof texts[path] === 'string') return texts[path];
  let part: unknown = texts;
  for (const name of path.split('.'))
    part = typeof part === 'object' && part !== null && Object.hasOwn(part, name) ? (part as Group)[name] : undefined;
  return typeof part === 'string' ? part : undefined;
}
