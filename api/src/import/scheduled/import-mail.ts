import { adviceOn, type FeedProblem } from '@facade/feed';
import type { Language } from '@facade/shared-domain/model';
import { type MailParties, mailToAgency } from '../../correspondence/index.ts';
import { fillText } from '../../kernel/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { ImportReport } from '../report.ts';
import { wordLine, wordProblem } from '../wording/problem-wording.ts';
import { IMPORT_TEXTS, type ImportTexts } from './texts/index.ts';

/** Maximum number of problems in a mail; the rest is counted. */
const NAMED = 20;

/** The mail to the agency about a scheduled import; null if there is nothing to report. */
export function importMail(report: ImportReport, parties: MailParties): MailMessage | null {
  const texts = IMPORT_TEXTS[parties.agencyLanguage];
  const { imported, errors, warnings, more, counts, tooMany } = report;
  const problems = [...errors, ...warnings];
  const { properties, added, changed, removed } = counts;
  // What the law wants and a CRM lacks stays for weeks: it is in each report, but is no reason for one.
  const isNews = added + changed + removed > 0 || problems.some(({ law }) => !law);
  if (imported && !isNews) return null;
  const groups = equalProblems(problems);
  const unnamed = groups.slice(NAMED).flat().length + more.errors + more.warnings;
  const lines = groups.slice(0, NAMED).map((group) => lineOf(group, parties.agencyLanguage));
  const rows = [
    { label: texts.properties, value: String(properties) },
    { label: texts.added, value: String(added) },
    { label: texts.changed, value: String(changed) },
    { label: texts.removed, value: String(removed) },
  ];
  const values = {
    event: eventOf(report, texts),
    rows: imported ? rows : undefined,
    question: tooMany ? fillText(texts.question, { removed: tooMany.removed }) : undefined,
    problems:
      lines.length > 0
        ? [...lines, ...(unnamed > 0 ? [fillText(texts.more, { count: unnamed })] : [])].join('\n')
        : undefined,
  };
  return mailToAgency('import-agency', values, parties, parties.agency);
}

/** Problems that say the same of several homes, together. */
function equalProblems(problems: readonly FeedProblem[]): FeedProblem[][] {
  const groups = Object.groupBy(problems, ({ field, kind, values, effect }) =>
    JSON.stringify([field, kind, values, effect]),
  );
  return Object.values(groups).flatMap((group) => (group ? [group] : []));
}

/** Homes that a line names; the rest is counted in front of them. */
const HOMES = 10;

/** What is wrong, of which homes, and below it what to change in the CRM. */
function lineOf([first, ...others]: FeedProblem[], language: Language): string {
  if (!first) return '';
  const homes = [...new Set([first, ...others].map(({ home, record }) => home ?? record))];
  const named = `${homes.slice(0, HOMES).join(', ')}${homes.length > HOMES ? ', …' : ''}`;
  const { value: _, ...withoutValue } = first;
  const said =
    homes.length === 1
      ? wordLine(first, language)
      : `${wordProblem(withoutValue, language).message} (${homes.length}): ${named}`;
  const advice = adviceOn(first.kind, language);
  return advice ? `${said}\n→ ${advice}` : said;
}

function eventOf({ imported, warnings, more, tooMany }: ImportReport, texts: ImportTexts): string {
  if (tooMany) return fillText(texts.tooMany, { ...tooMany });
  if (!imported) return texts.refused;
  return warnings.length + more.warnings > 0 ? texts.withWarnings : texts.imported;
}
