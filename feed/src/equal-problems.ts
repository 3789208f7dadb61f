import { fill, PROBLEM_TEXTS } from './problem-texts/problem-texts.ts';
import { type FeedProblem, type Phrasing, phraseProblem, problemLine, quoted } from './problems.ts';

/** Homes that a line names; the rest is counted. */
const HOMES = 10;

/** Problems that say the same of several homes, together, in the order in which they were found. */
export function equalProblems(problems: readonly FeedProblem[]): FeedProblem[][] {
  const groups = Map.groupBy(problems, ({ field, kind, values, effect }) =>
    JSON.stringify([field, kind, values, effect]),
  );
  return [...groups.values()];
}

/**
 * The lines about equal problems: those of one home as they are, those of several homes in one, with what each of them says and where.
 * @example groupLines(group, { language: 'en' }) // ['beds is not a number such as 1250 or 1250,5: it is left out (2): 7 "3+1" (line 3), 9 "two" (line 8)']
 */
export function groupLines(group: readonly FeedProblem[], phrasing: Phrasing): string[] {
  // The records of a home in several languages say the same.
  const said = Map.groupBy(group, (one) => JSON.stringify([homeOf(one), one.value, one.line]));
  const distinct = [...said.values()].flatMap(([one]) => one ?? []);
  const [first] = distinct;
  const homes = new Set(distinct.map(homeOf));
  if (!first || homes.size === 1) return distinct.map((one) => problemLine(one, phrasing));
  const { value: _, ...withoutValue } = first;
  const isSame = distinct.every(({ value }) => value === first.value);
  const what = phraseProblem(isSame ? first : withoutValue, phrasing);
  const named = distinct.slice(0, HOMES).map((one) => nameOf(one, { phrasing, hasValue: !isSame }));
  return [`${what} (${homes.size}): ${named.join(', ')}${distinct.length > HOMES ? ', …' : ''}`];
}

const homeOf = ({ home, record }: FeedProblem): string => home ?? record;

function nameOf(problem: FeedProblem, { phrasing, hasValue }: { phrasing: Phrasing; hasValue: boolean }): string {
  const { value, line } = problem;
  const texts = PROBLEM_TEXTS[phrasing.language];
  const parts = [
    homeOf(problem),
    hasValue && value && quoted(value, phrasing.language),
    line !== undefined && `(${fill(texts.line, { line })})`,
  ];
  return parts.filter(Boolean).join(' ');
}
