import { resolve } from 'node:path';

/** The program has another working directory than the caller. */
export const withWholePath = (option: string, args: string[]): string[] =>
  args.map((value, place) =>
    args[place - 1] === option
      ? resolve(value)
      : value.startsWith(`${option}=`)
        ? `${option}=${resolve(value.slice(option.length + 1))}`
        : value,
  );
