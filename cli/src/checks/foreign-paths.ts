import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Packages that must not refer to higher packages, not even in a path. */
const BELOW = ['section-kit', 'platform'];

/** A file or folder of an application, a tool or a section, as in `'shell/src/main.ts'`; not the name of a fragment, `'mf-a/box'`. */
const ABOVE =
  /['"`/](?:shell|api|cli|e2e|bench|fuzz|tools\/sample-agency|mf-[a-z0-9-]+)\/(?:src|dist|rspack\.config)\b/;

/** Relative paths in strings of such a file. */
const UPWARDS = /['"`](\.\.(?:\/\.\.)*)(?=[/'"`])/g;

/** Strings of the lower packages that name a file of a higher package, or lead out of their own folder. One line each. */
export const foreignPaths = (root: string): string[] =>
  BELOW.flatMap((name) => {
    const sources = join(root, name, 'src');
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|m?js)$/.test(file) && !/\.test\.tsx?$|(^|\/)fixtures\//.test(file))
      .sort()
      .flatMap((file) => problemsIn(readFileSync(join(sources, file), 'utf8'), relative(root, join(sources, file))));
  });

function problemsIn(text: string, file: string): string[] {
  // Minus the file's and the package's names: the number of steps that stay inside.
  const depth = file.split('/').length - 2;
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(\*|\/[/*])/.test(line)) return [];
    const out = [...line.matchAll(UPWARDS)].some(([, steps = '']) => steps.split('/').length > depth);
    if (!out && !ABOVE.test(line)) return [];
    return [`${file}:${index + 1} names a file outside its package: ${line.trim()}`];
  });
}
