import { noteField } from '../../support/matrix.ts';
import { SECTION_NEEDS } from '../../support/section-needs.ts';
import { type FailingSite, test, versionOfFault } from '../../support/servers/failing-site.ts';
import { RELEASE_FAULTS, type ReleaseFault } from '../../support/servers/faults.ts';
import { expect } from '../../support/site.ts';
import { expectAsked, expectUnasked } from '../../support/tabs/consent-tab.ts';
import { expectNotice, expectPage, expectToldOf, openTab } from '../../support/tabs/section-tab.ts';
import { LANGUAGES } from '../../support/texts.ts';

test.use({ trace: 'off', decided: false });

/** The message in the console. The browser never sees a release that the server refused. */
const REASONS: Record<ReleaseFault, RegExp> = {
  'throws on import': /section \S+ failed: .*(broken on import|no release is deployed)/,
  'throws on render': /section \S+ failed: broken on render/,
  'wrong expose': /section \S+ failed: Module "\S+" does not exist in container/,
  'old contract': /section \S+ failed: no release is deployed/,
};

const SECTIONS = SECTION_NEEDS.map(({ section }) => section);

for (const [round, fault] of RELEASE_FAULTS.entries()) {
  test(`the browser, each section: ${fault}`, async ({ context, failing, site }, info) => {
    const language = LANGUAGES[round % LANGUAGES.length] ?? 'nl';
    const options = { language, url: failing.url, places: site.places };
    await deployAll(failing, fault);

    const unasked = await expectUnasked(await context.newPage(), options, REASONS[fault]);
    noteField(info, { section: 'mf-consent', fault, side: 'browser', waited: unasked.waited });
    await context.addCookies([{ name: 'consent', value: 'set', url: failing.url }]);
    // One tab for each: it stays on the notice until the release is replaced.
    const visits = [];
    for (const needs of SECTION_NEEDS.filter((others) => others.needs.length > 0)) {
      const tab = await openTab(await context.newPage(), options);
      const waited = await expectNotice(tab, { ...options, needs });
      await expectToldOf(tab, needs.section, REASONS[fault]);
      noteField(info, { section: needs.section, fault, side: 'browser', waited });
      visits.push({ tab, needs });
    }
    await context.clearCookies();

    await deployAll(failing, 'good');
    await Promise.all([
      ...visits.map(({ tab, needs }) => expectPage(tab, { ...options, needs })),
      expectAsked(unasked.tab, options),
    ]);
  });
}

/** The same fault in all sections, live at once. The server then has no release for a refused one, as if there never was one. */
async function deployAll(failing: FailingSite, what: ReleaseFault | 'good'): Promise<void> {
  const all = (placing: ReleaseFault | 'good' | 'none') => Object.fromEntries(SECTIONS.map((name) => [name, placing]));
  const versions = () => Promise.all(SECTIONS.map(failing.versionOf));
  const until = (wanted: (string | null)[]) =>
    expect.poll(versions, { message: 'live releases', timeout: 10_000, intervals: [50] }).toEqual(wanted);
  if (what === 'good') {
    await failing.deploy(all('good'));
    await until(SECTIONS.map((name) => failing.good[name] ?? ''));
    return;
  }
  await failing.deploy(all('none'));
  await until(SECTIONS.map(() => null));
  await failing.deploy(all(what));
  const isRefused = what === 'throws on import' || what === 'old contract';
  await until(SECTIONS.map(() => (isRefused ? null : versionOfFault(what))));
}
