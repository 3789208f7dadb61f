import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder that holds `pnpm-workspace.yaml`, from `folder` upwards; null if there is none. */
export function findRoot(folder) {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : findRoot(parent);
}
