import { resolve } from 'node:path';

/** The program stands in another folder than who calls it. */
export const withWholePath = (option: string, args: string[]): string[] =>
  args.map((value, place) =>
    args[place - 1] === option
      ? resolve(value)
      : value.startsWith(`${option}=`)
        ? `${option}=${resolve(value.slice(option.length + 1))}`
        : value,
  );
