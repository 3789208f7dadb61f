/** `embedded-read.ts FOLDER`: opens the embedded database there, prints its contents as JSON, and closes it. */
import { openPGlite } from '../../platform/index.ts';
import { readContents } from './contents.ts';

const [folder = ''] = process.argv.slice(2);
const database = await openPGlite(folder, (problem) => process.stderr.write(`${problem}\n`));
const contents = await readContents((statement) => database.query(statement));
await database.close();
process.stdout.write(JSON.stringify(contents));
