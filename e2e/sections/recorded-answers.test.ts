import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MAIN } from '@facade/cli/workspace';
import { ROOT } from '../support/root.ts';
import { SECTION_NEEDS } from '../support/section-needs.ts';
import { expect, test } from '../support/site.ts';

const run = promisify(execFile);

/** No site answers there: the gate renders with the recorded answers. */
const NO_SITE = 'http://127.0.0.1:1';

/** Their addresses contain a secret or the number of something that the recorded site has not, or they redirect people who are logged in, as the inbox does to the reader's own work. */
const NOT_RENDERED = [
  ...['off-market', 'together'].map((page) => `mf-listings page-${page}`),
  ...['appointment', 'asked-documents', 'confirm', 'dismiss', 'search', 'stop'].map((page) => `mf-forms page-${page}`),
  ...['agency', 'agency-lead', 'agency-website-edit', 'agency-website-history'].map((page) => `mf-owner page-${page}`),
];

test('the answers recorded for the gate are enough to render all that a recorded answer can render', async () => {
  test.setTimeout(120_000);
  const notRendered: string[] = [];
  for (const { section } of SECTION_NEEDS) {
    const { stdout } = await run(
      process.execPath,
      [MAIN, 'facade', 'check', section, '--build', `${section}/dist`, '--site', NO_SITE],
      { cwd: ROOT },
    );
    expect(stdout).toContain('rendering it with recorded data');
    for (const [, expose] of stdout.matchAll(/(\S+) was loaded but not rendered/g))
      notRendered.push(`${section} ${expose}`);
  }
  expect(notRendered.sort(), 'record them again: cli/src/gate/record-answers.ts').toEqual(NOT_RENDERED.toSorted());
});
