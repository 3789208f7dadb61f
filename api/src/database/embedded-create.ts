/** `embedded-create.ts FOLDER`: makes an empty database. A process of its own, because its memory would never be given back. */
import { openPGlite } from './open-pglite.ts';

const [folder = ''] = process.argv.slice(2);
const database = await openPGlite(folder, (problem) => process.stderr.write(`${problem}\n`));
await database.close();
