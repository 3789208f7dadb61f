/**
 * The releases of the site's sections, for managers: what the registry service says of them, and what it does for them.
 * Writes no table.
 * Never holds the key that signs the registry, nor decides what may be undone: the registry service does.
 */

export type { RegistryAccess } from './registry-service.ts';
export { releasesRoute } from './routes/releases.ts';
