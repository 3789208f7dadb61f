import { noteField } from '../../support/matrix.ts';
import { EVERY_SECTION, SECTION_NEEDS, type SectionNeeds } from '../../support/section-needs.ts';
import { type FailingSite, test, versionOfFault } from '../../support/servers/failing-site.ts';
import {
  type Fault,
  FILE_FAULTS,
  type FileFault,
  RELEASE_FAULTS,
  type ReleaseFault,
} from '../../support/servers/faults.ts';
import { expect, type SiteUnderTest } from '../../support/site.ts';
import { LANGUAGES, type Language, text } from '../../support/texts.ts';

// Parallel: this file is the last and longest of its kind, and its tests share nothing.
test.describe.configure({ mode: 'parallel' });
// No browser is needed, and the failing site is shared with the other tests of this folder.
test.use({ trace: 'off' });

/** Milliseconds that the shell waits for a file of a release (its `TIME_LIMITS.releaseFile`): no page may wait for that. */
const LIMIT = 3000;

/** The message in the log; absent while the host may still answer. */
const REASONS: Record<Fault, RegExp | null> = {
  404: /answered 404/,
  500: /answered 500/,
  HTML: /is not what was published/,
  hang: null,
  slow: null,
  truncated: /cannot be read: /,
  tampered: /is not what was published/,
  'throws on import': /broken on import/,
  'throws on render': /broken on render/,
  'wrong expose': /has no (page|fragment)-/,
  'old contract': /built for contract 0, older/,
};

/** With these faults a release can be opened; rendering it fails. */
const SHOWN_WHEN_RENDERED: Fault[] = ['throws on render', 'wrong expose'];

const isFileFault = (fault: Fault): fault is FileFault => FILE_FAULTS.some((name) => name === fault);

for (const [round, fault] of [...FILE_FAULTS, ...RELEASE_FAULTS].entries()) {
  test(`the server, each section in turn: ${fault}`, async ({ failing, site }, info) => {
    await failing.deploy({ [SECTION_NEEDS[0]?.section ?? '']: 'none' });
    for (const [turn, needs] of SECTION_NEEDS.entries()) {
      const { section } = needs;
      const language = LANGUAGES[(round + turn) % LANGUAGES.length] ?? 'nl';
      await untilVersion(failing, section, null);
      const logged = failing.log.length;
      const noticed = await spoil(failing, section, fault);
      await noticed();
      const waited = await expectPages(needs, language, failing, site);
      const reason = REASONS[fault];
      if (reason) await expectLogged(failing, logged, section, reason);
      noteField(info, { section, fault, side: 'server', waited });
      const next = SECTION_NEEDS[turn + 1]?.section;
      await mend(failing, section, fault, next);
      await untilVersion(failing, section, failing.good[section] ?? '');
      await expectBack(needs, language, failing, site);
    }
  });
}

/** Makes the section fail; the returned function waits until the shell has seen that. */
async function spoil(failing: FailingSite, section: string, fault: Fault): Promise<() => Promise<void>> {
  const logged = failing.log.length;
  if (isFileFault(fault)) failing.host.spoil(section, fault);
  await failing.deploy({ [section]: isFileFault(fault) ? 'elsewhere' : fault });
  const reason = REASONS[fault];
  if (SHOWN_WHEN_RENDERED.includes(fault))
    return () => untilVersion(failing, section, versionOfFault(fault as ReleaseFault));
  return reason ? () => expectLogged(failing, logged, section, reason) : () => failing.host.asked(section);
}

/** Removes the fault, and continues with the next section. */
async function mend(failing: FailingSite, section: string, fault: Fault, next: string | undefined): Promise<void> {
  failing.host.mend(section);
  const own = isFileFault(fault) ? {} : { [section]: 'good' as const };
  const other = next ? { [next]: 'none' as const } : {};
  if (!isFileFault(fault) || next) await failing.deploy({ ...own, ...other });
}

const untilVersion = (failing: FailingSite, section: string, version: string | null) =>
  expect
    .poll(() => failing.versionOf(section), { message: `release of ${section}`, intervals: [50], timeout: 10_000 })
    .toBe(version);

const expectLogged = ({ log }: FailingSite, from: number, section: string, reason: RegExp) =>
  expect
    .poll(() => log.slice(from).filter((line) => line.section === section), {
      message: `the log says that ${section} failed, and why`,
      intervals: [50],
    })
    .toContainEqual(expect.objectContaining({ reason: expect.stringMatching(reason) }));

/** Checks all pages without the section; returns the time of the slowest one with a fallback. */
async function expectPages(
  { section, needs, shows, says }: SectionNeeds,
  language: Language,
  { url }: FailingSite,
  { places }: SiteUnderTest,
): Promise<number> {
  const title = text('shell', language, 'unavailable.title');
  const sorry = text('shell', language, `unavailable.${section}`);
  let slowest = 0;
  for (const kind of needs) {
    const { status, html, waited } = await answerOf(url + places[kind][language]);
    slowest = Math.max(slowest, waited);
    expect(status, kind).toBe(503);
    for (const part of [title, sorry, '<header', '<footer']) expectPart(html, kind, part);
  }
  for (const kind of shows) {
    const { status, html, whole, waited } = await answerOf(url + places[kind][language]);
    slowest = Math.max(slowest, waited);
    expect(status, kind).toBe(200);
    expect(failedSlots(whole, section), kind).not.toEqual([]);
    expect(html.includes(sorry), `${kind} says so`).toBe(says.includes(kind));
  }
  for (const kind of EVERY_SECTION.filter((other) => ![...needs, ...shows].includes(other))) {
    const { status, html } = await answerOf(url + places[kind][language]);
    expect(status, kind).toBe(200);
    expect(html.includes(sorry), `${kind} is the poorer for it`).toBe(false);
  }
  return slowest;
}

/** The same pages after the fault is removed. */
async function expectBack(
  { section, needs, shows }: SectionNeeds,
  language: Language,
  { url, good }: FailingSite,
  { places }: SiteUnderTest,
): Promise<void> {
  const kind = [...needs, ...shows][0] ?? 'home';
  const { status, html } = await answerOf(url + places[kind][language]);
  expect(status, kind).toBe(200);
  expectPart(html, kind, `data-section="${section}" data-release="${good[section]}"`);
}

/** Reports what is missing without printing the whole page. */
function expectPart(html: string, kind: string, part: string): void {
  expect(html.includes(part), `${kind} has ${part}`).toBe(true);
}

/** Fragments of a section that the page marks as failed for the browser. */
const failedSlots = (html: string, section: string): string[] =>
  html.match(new RegExp(`"${section}/(?:[^"\\\\]|\\\\.)*":\\{"failed":true\\}`, 'g')) ?? [];

interface Answer {
  status: number;
  /** What a visitor sees of it. */
  html: string;
  /** Including the state for the browser. */
  whole: string;
  waited: number;
}

/** The server's answer, which must come quickly. */
async function answerOf(url: string): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(url);
  const whole = await answer.text();
  const waited = performance.now() - started;
  expect(waited, `${url} is answered quickly`).toBeLessThan(LIMIT);
  // A script contains every text of the shell, shown or not.
  const html = whole.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
  return { status: answer.status, html, whole, waited };
}
