/** `embedded-create.ts FOLDER`: creates an empty database. A separate process, because its memory would never be freed. */
import { openPGlite } from './open-pglite.ts';

const [folder = ''] = process.argv.slice(2);
const database = await openPGlite(folder, (problem) => process.stderr.write(`${problem}\n`));
await database.close();
