import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../support/root.ts';
import { SECTION_NEEDS } from '../support/section-needs.ts';
import { expect, test } from '../support/site.ts';

const run = promisify(execFile);

/** No site answers there: the gate renders with the recorded answers. */
const NO_SITE = 'http://127.0.0.1:1';

test('the answers recorded for the gate are enough to render every page and fragment', async () => {
  test.setTimeout(120_000);
  for (const { section } of SECTION_NEEDS) {
    const { stdout } = await run(
      process.execPath,
      [MAIN, 'facade', 'check', section, '--build', `${section}/dist`, '--site', NO_SITE],
      { cwd: ROOT },
    );
    expect(stdout).toContain('rendering it with recorded data');
    expect(stdout.match(/.*was loaded but not rendered.*/g) ?? [], `${section}: record them again, see README`).toEqual(
      [],
    );
  }
});
