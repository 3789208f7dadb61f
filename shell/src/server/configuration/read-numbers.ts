/** What a setting may be, and is where it is not set. */
export interface NumberSetting {
  fallback: number;
  from: number;
  to: number;
}

/** Reads settings that are numbers; a value out of range is added to `problems`. */
export const numberOf =
  (environment: NodeJS.ProcessEnv, problems: string[]) =>
  (name: string, { fallback, from, to }: NumberSetting): number => {
    const text = environment[name] || String(fallback);
    const value = Number(text);
    if (!(value >= from && value <= to)) problems.push(`${name} must be a number from ${from} to ${to}, not "${text}"`);
    return value;
  };
