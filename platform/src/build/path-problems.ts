import type { Remote } from '@facade/section-kit';

const FIXED = /^[^/:*?#\\\s]+$/;
const PARAMETER = /^:[A-Za-z][A-Za-z0-9]*\??$/;

/** Problems of the addresses that a section declares, one line each. */
export function pathProblems({ pages, paths = {} }: Pick<Remote, 'pages' | 'paths'>): string[] {
  const rows = Object.entries(paths).flatMap(([page, patterns]) =>
    Object.entries(patterns).map(([language, pattern]) => ({ page, language, pattern })),
  );
  return [
    ...Object.keys(paths)
      .filter((page) => !(page in pages))
      .map((page) => `paths names the page "${page}", which it does not have`),
    ...rows.flatMap(({ pattern }) => patternProblems(pattern).map((problem) => `the path "${pattern}" ${problem}`)),
    ...Object.entries(paths).flatMap(([page, patterns]) =>
      new Set(Object.values(patterns).map(parametersIn)).size > 1
        ? [`the paths of the page "${page}" have other parameters in one language than in another`]
        : [],
    ),
    ...rows.flatMap((row, index) =>
      rows
        .slice(index + 1)
        .filter((other) => other.language === row.language && formOf(other.pattern) === formOf(row.pattern))
        .map((other) => `the paths "${row.pattern}" and "${other.pattern}" match the same addresses`),
    ),
  ];
}

function patternProblems(pattern: string): string[] {
  if (!/^\/.+\/$/.test(pattern)) return ['must have a slash at both ends'];
  const segments = pattern.slice(1, -1).split('/');
  return [
    ...(FIXED.test(segments[0] ?? '') ? [] : ['must begin with a fixed segment']),
    ...(segments.every((segment) => FIXED.test(segment) || PARAMETER.test(segment))
      ? []
      : ['may hold fixed segments, :name and :name? only']),
    ...(segments.some((segment) => FIXED.test(segment) && segment !== segment.toLowerCase())
      ? ['must be in lower case']
      : []),
  ];
}

const parametersIn = (pattern: string): string => (pattern.match(/:\w+\??/g) ?? []).sort().join(' ');

/** Equal for patterns that differ only in parameter names. */
const formOf = (pattern: string): string => pattern.replace(/:\w+/g, ':');
