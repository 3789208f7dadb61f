import Sequencer from '@jest/test-sequencer';

/**
 * They start servers and wait for them, or show every state of a section. Begun last, they would keep one processor waiting for the other.
 * Their durations are not known on a fresh checkout, where Jest orders files by their size.
 */
const LONGEST = [
  'api/src/app/restarts.database.test.ts',
  'cli/src/new/new-section.test.ts',
  'api/src/app/commands/while-running.test.ts',
  'api/src/app/commands/people-while-running.test.ts',
  'api/src/app/commands/backup.test.ts',
  'api/src/statistics/views/counting-through-faults.test.ts',
  'api/src/app/routes/bad-input.database.test.ts',
  'api/src/app/routes/bad-parameters.database.test.ts',
  'api/src/app/commands/agency-commands.test.ts',
  'api/src/app/backup/restore-backup.test.ts',
  'src/examples.test.tsx',
];

const rank = ({ path }) => {
  const place = LONGEST.findIndex((file) => path.endsWith(`/${file}`));
  return place < 0 ? LONGEST.length : place;
};

/** The longest files first, then Jest's own order. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
}
