import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTransient } from './is-transient.ts';
import { runJob } from './run-job.ts';

test('a missing file and a file that is not a picture are not retried', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'facade-job-'));
  const text = join(folder, 'a.jpg');
  writeFileSync(text, 'not a picture');
  const failures = [text, join(folder, 'none.jpg')].map((file) =>
    runJob({ kind: 'measure', file, color: null }).then(
      () => null,
      (error: NodeJS.ErrnoException) => [isTransient(error), error.code],
    ),
  );
  expect(await Promise.all(failures)).toEqual([
    [false, undefined],
    [false, 'ENOENT'],
  ]);
  rmSync(folder, { recursive: true });
});
