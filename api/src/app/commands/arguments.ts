import { type ParseArgsConfig, parseArgs } from 'node:util';
import { z } from 'zod';
import { StartupError } from '../../kernel/index.ts';

/** Parses the command line. Throws a StartupError with the usage if an option is unknown or lacks its value. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`);
  }
}

/** Whether a word is a UUID, the only form of id that orders accept. */
export const isId = (word: string): boolean => z.uuid().safeParse(word).success;
