import { equalProblems } from '@facade/feed';
import { type MailParties, mailToAgency } from '../../correspondence/index.ts';
import { fillText } from '../../kernel/index.ts';
import type { MailMessage } from '../../mail/index.ts';
import type { ImportReport } from '../report.ts';
import { wordGroup } from '../wording/problem-wording.ts';
import { IMPORT_TEXTS, type ImportTexts } from './texts/index.ts';

/** Maximum number of problems in a mail; the rest is counted. */
const NAMED = 20;

/** The mail to the agency about a scheduled import; null if there is nothing to report. */
export function importMail(report: ImportReport, parties: MailParties): MailMessage | null {
  const texts = IMPORT_TEXTS[parties.agencyLanguage];
  const { imported, errors, warnings, more, counts, tooMany } = report;
  const problems = [...errors, ...warnings];
  const { properties, added, changed, removed } = counts;
  // What the law wants and a CRM lacks stays for weeks, and so does a missing text: both are in each report, but no reason for one.
  const isNews =
    added + changed + removed > 0 || problems.some(({ law, kind }) => !law && kind !== 'noText' && kind !== 'noTextIn');
  if (imported && !isNews) return null;
  const groups = equalProblems(problems);
  const unnamed = groups.slice(NAMED).flat().length + more.errors + more.warnings;
  const lines = groups.slice(0, NAMED).map((group) => wordGroup(group, parties.agencyLanguage));
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

function eventOf({ imported, warnings, more, tooMany }: ImportReport, texts: ImportTexts): string {
  if (tooMany) return fillText(texts.tooMany, { ...tooMany });
  if (!imported) return texts.refused;
  // Many a site has a language in which its agency writes no descriptions.
  return warnings.some(({ kind }) => kind !== 'noTextIn') || more.warnings > 0 ? texts.withWarnings : texts.imported;
}
