import { hostname, userInfo } from 'node:os';

/** Who acts: `FACADE_ACTOR`, or user and host. */
export function actor(environment: NodeJS.ProcessEnv = process.env): string {
  if (environment.FACADE_ACTOR) return environment.FACADE_ACTOR;
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // A user id without a name, as containers have.
    return `${process.getuid?.() ?? 'somebody'}@${hostname()}`;
  }
}
