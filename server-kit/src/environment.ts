/** Environment variables, or an object that replaces them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The problems of a value: one or more messages that follow the variable's name. */
export class Wrong {
  readonly messages: readonly string[];

  constructor(...messages: string[]) {
    this.messages = messages;
  }
}

/** Reads the value of one variable. An empty variable counts as not set, except for a list, which is then empty. */
export type ReadValue<Value> = (text: string | undefined) => Value | Wrong;

/** A variable, and its row in `docs/settings.md`. */
export interface Setting<Value> {
  read: ReadValue<Value>;
  /** Its meaning and its default, as Markdown. */
  about: string;
  fallback: string;
}

/** @param fallback what applies while it is not set, if that is not the default value itself */
export const setting = <Value>(
  about: string,
  read: ReadValue<Value>,
  fallback: string = printValue(read(undefined)),
): Setting<Value> => ({ read, about, fallback });

function printValue(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  const texts = [value ?? []].flat();
  return texts.length === 0 ? 'none' : texts.map((text) => `\`${text}\``).join(', ');
}

type Settings = Readonly<Record<string, Setting<unknown>>>;
/** The values of settings, by the name of the variable. */
export type SettingValues<All extends Settings> = {
  [Name in keyof All]: Exclude<ReturnType<All[Name]['read']>, Wrong>;
};

/** The values, or the full list of problems, one readable line each. */
export type CheckedEnvironment<All extends Settings> =
  | { ok: true; values: SettingValues<All> }
  | { ok: false; problems: string[] };

/** Any text. */
export const text =
  <Fallback extends string | null>(fallback: Fallback): ReadValue<string | Fallback> =>
  (given) =>
    given || fallback;

/** A text that passes a check. */
export const textThat =
  <Fallback>(isRight: (text: string) => boolean, message: string, fallback: Fallback): ReadValue<string | Fallback> =>
  (given) => {
    if (!given) return fallback;
    return isRight(given) ? given : new Wrong(message);
  };

/** A number within inclusive bounds. */
export const number =
  (from: number, to: number, fallback: number): ReadValue<number> =>
  (given) => {
    const value = given ? Number(given.trim() || Number.NaN) : fallback;
    return value >= from && value <= to ? value : new Wrong(`must be a number from ${from} to ${to}, not "${given}"`);
  };

/** A port to listen on; 0 picks any free port. */
export const port =
  (fallback: number): ReadValue<number> =>
  (given) => {
    const value = number(0, 65_535, fallback)(given);
    return value instanceof Wrong || Number.isInteger(value) ? value : new Wrong('must be a whole number');
  };

/** One of a few words. */
export const oneOf =
  <Word extends string>(words: readonly Word[], fallback: Word): ReadValue<Word> =>
  (given) =>
    given
      ? (words.find((word) => word === given) ?? new Wrong(`must be one of ${words.join(', ')}; not "${given}"`))
      : fallback;

/** On, unless it is `off`. */
export const onUnlessOff: ReadValue<boolean> = (given) => given !== 'off';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Texts separated by commas. `takes` describes what each must be. */
export const list =
  (isRight: (part: string) => boolean, takes: string, fallback: readonly string[] = []): ReadValue<string[]> =>
  (given) => {
    if (given === undefined) return [...fallback];
    const parts = given.split(',').map((part) => part.trim());
    const filled = parts.filter((part) => part !== '');
    const wrong = filled.filter((part) => !isRight(part));
    return wrong.length > 0 ? new Wrong(...wrong.map((part) => `takes ${takes}, not "${part}"`)) : filled;
  };

/** Reads all settings, one for each variable. */
export function readEnvironment<All extends Settings>(
  settings: All,
  environment: Environment,
): CheckedEnvironment<All> {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { read }] of Object.entries(settings)) {
    const value = read(environment[name]);
    values[name] = value;
    if (value instanceof Wrong) problems.push(...value.messages.map((message) => `${name}: ${message}`));
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, values: values as SettingValues<All> };
}
