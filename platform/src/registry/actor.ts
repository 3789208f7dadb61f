import { hostname, userInfo } from 'node:os';
import { plainText } from './plain-text.ts';

/** Who acts: `FACADE_ACTOR`, or user and host. */
export function actor(environment: NodeJS.ProcessEnv = process.env): string {
  const named = plainText(environment.FACADE_ACTOR ?? '');
  if (named) return named;
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A user id without a name, as containers have.
    return `${process.getuid?.() ?? 'somebody'}@${hostname()}`;
  }
}
