import { z } from 'zod';
import { StartupError } from '../../kernel/index.ts';

/** Largest id that the database can store. */
const LARGEST_ID = 2_147_483_647;

/** Ids of properties. */
export const ownerProperties = z.array(z.int().positive().max(LARGEST_ID));

/** The ids of `--properties 1,2`. Throws a StartupError that names an invalid one. */
export function readProperties(value: string): number[] {
  return value
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      if (!/^[1-9]\d*$/.test(word)) throw new StartupError(`--properties: "${word}" is not the id of a property`);
      if (Number(word) > LARGEST_ID)
        throw new StartupError(`--properties: ${word} is too large, the largest id of a property is ${LARGEST_ID}`);
      return Number(word);
    });
}
