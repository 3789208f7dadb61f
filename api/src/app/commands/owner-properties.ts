import { MAX_INTEGER } from '@facade/shared-domain/limits';
import { StartupError } from '../../kernel/index.ts';

/** The ids of `--properties 1,2`. Throws a StartupError that names an invalid one. */
export function readProperties(value: string): number[] {
  return value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      if (!/^[1-9]\d*$/.test(word)) throw new StartupError(`--properties: "${word}" is not the id of a property`);
      if (Number(word) > MAX_INTEGER)
        throw new StartupError(`--properties: ${word} is too large, the largest id of a property is ${MAX_INTEGER}`);
      return Number(word);
    });
}
