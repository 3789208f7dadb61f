import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonSchemas } from './json-schemas.ts';

/** Writes the JSON Schemas into a folder, which it creates if needed, and returns how many there are. */
export async function publishSchemas(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const schemas = jsonSchemas();
  for (const [name, schema] of schemas) await writeFile(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`);
  return schemas.size;
}
