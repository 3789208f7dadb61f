import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteField } from '../../support/matrix.ts';
import { expectSameDocument } from '../../support/page/hydration.ts';
import { EVERY_SECTION, SECTION_NEEDS } from '../../support/section-needs.ts';
import { type FailingSite, test } from '../../support/servers/failing-site.ts';
import { expect } from '../../support/site.ts';
import { followUntil, openTab } from '../../support/tabs/section-tab.ts';

test.use({ trace: 'off' });

interface Trouble {
  /** The message in the log. */
  reason: RegExp;
  /** Damages the registry in `folder`; returns a function that repairs it. */
  spoil(folder: string): Promise<() => Promise<void>>;
}

const TROUBLES: Record<string, Trouble> = {
  'registry down': {
    reason: /was seen before|cannot be read/,
    async spoil(folder) {
      await rename(folder, `${folder}-away`);
      return () => rename(`${folder}-away`, folder);
    },
  },
  'registry corrupt': {
    reason: /it is not JSON/,
    spoil: (folder) => addRevision(folder, (text) => text.slice(0, 200)),
  },
  'registry unsigned': {
    reason: /it is not signed/,
    spoil: (folder) => addRevision(folder, (text) => text.replace(/"signature": "[^"]*"/, '"signed": false')),
  },
  'registry signed by another': {
    reason: /its signature is not that of this site/,
    spoil: (folder) => addRevision(folder, (text) => text.replace(/"changedAt": "[^"]*"/, '"changedAt": "today"')),
  },
};

for (const [fault, { reason, spoil }] of Object.entries(TROUBLES)) {
  test(`${fault}: no effect on visitors and open tabs; the next valid revision is applied`, async ({
    page,
    failing,
    site,
  }, info) => {
    const { url, log, good, data } = failing;
    const tab = await openTab(page, { language: 'nl', url, places: site.places });
    const logged = log.length;
    const mend = await spoil(join(data, 'registry'));
    let slowest = 0;
    let waited = 0;
    try {
      await expect
        .poll(() => log.slice(logged), { intervals: [50] })
        .toContainEqual(
          expect.objectContaining({ err: expect.objectContaining({ message: expect.stringMatching(reason) }) }),
        );
      for (const kind of EVERY_SECTION) {
        const started = performance.now();
        const answer = await fetch(`${url}${site.places[kind].nl}`);
        const html = await answer.text();
        slowest = Math.max(slowest, performance.now() - started);
        expect(answer.status, kind).toBe(200);
        expect(html.includes(`data-release="${good['mf-consent']}"`), `${kind} has the last good release`).toBe(true);
      }
      // As long as the shell waits for a file of a release: no page waits for the registry.
      expect(slowest).toBeLessThan(3000);
      for (const { needs } of SECTION_NEEDS) {
        const [kind] = needs;
        if (kind) waited = Math.max(waited, await followUntil(page, site.places[kind].nl, null));
      }
      expect(waited).toBeLessThan(4000);
      await expectSameDocument(page);
      expect(tab.console).toEqual([]);
    } finally {
      await mend();
    }
    await expectFollowed(failing);
    for (const { section } of SECTION_NEEDS) {
      noteField(info, { section, fault, side: 'server', waited: slowest });
      noteField(info, { section, fault, side: 'browser', waited });
    }
  });
}

/** A publication is applied again, without a restart. */
async function expectFollowed(failing: FailingSite): Promise<void> {
  await failing.deploy({ 'mf-owner': 'next 1' });
  await expect.poll(() => failing.versionOf('mf-owner'), { intervals: [50], timeout: 10_000 }).toBe('next-1');
  await failing.deploy({ 'mf-owner': 'good' });
  await expect.poll(() => failing.versionOf('mf-owner'), { intervals: [50] }).toBe(failing.good['mf-owner']);
}

/** Puts a modified copy of the newest revision into the folder, as the next one. */
async function addRevision(folder: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const newest = (await readdir(folder)).sort().at(-1) ?? '';
  const number = Number.parseInt(newest, 10);
  const name = newest.replace(/\d+/, (digits) => String(number + 1).padStart(digits.length, '0'));
  const text = await readFile(join(folder, newest), 'utf8');
  await writeFile(join(folder, `${name}.new`), change(text.replace(/"revision": \d+/, `"revision": ${number + 1}`)));
  await rename(join(folder, `${name}.new`), join(folder, name));
  return () => rm(join(folder, name));
}
