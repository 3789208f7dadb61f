import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plainText } from '../registry/plain-text.ts';

/** Sources that cannot be built. Each cause is one line that begins with the file, such as `src/a.tsx:12: Expression expected`. */
export class BuildFailure extends Error {
  readonly causes: string[];

  /** Causes that are the same, as those of the browser and of the node build, become one. */
  constructor(causes: string[]) {
    const distinct = [...new Set(causes)];
    super(distinct.join('\n'));
    this.causes = distinct;
  }
}

/** What of a compiler's error is looked at. */
export interface CompilerError {
  message: string;
  /** Relative to the package; something else for what is no file. */
  moduleName?: string | undefined;
}

/** A bundler's error as one line. Lines are given for mistakes of syntax only: all else is found in code that swc has made. */
export function causeOfCompiler({ message, moduleName }: CompilerError, folder: string): string {
  const what = headline(message);
  const json = /^(JSON parse error: .*?)(?: at line (\d+) column \d+)? in '(.+)'$/.exec(what);
  if (json) return cause(json[3]?.replace(join(folder, '/'), ''), json[2], json[1]);
  const line = what.includes('Syntax Error') ? lineIn(message) : undefined;
  // The folder in which it was looked for is that of the file.
  const said = what.replace(/^(ESModulesLinking|Syntax )Error: /, '').replace(/(Can't resolve .*) in '[^']*'$/, '$1');
  return cause(fileOf(moduleName), line, said);
}

/** An error of swc's own, which does not know the file, as one line. */
export const causeOfParser = (error: unknown, file: string): string => {
  const { message } = error as Error;
  return cause(file, lineIn(message), headline(message));
};

const cause = (file: string | undefined, line: string | undefined, what = ''): string =>
  [...(file ? [line ? `${file}:${line}` : file] : []), what].join(': ');

/** What is exposed is named by the section's face; the container is no file. */
const fileOf = (moduleName = ''): string | undefined =>
  moduleName === 'container entry' ? 'src/remote.tsx' : moduleName.replace(/^\.\//, '').split('?')[0];

/** `19` of the frame `,-[19:1]` or `╭─[19:17]` around the source; a source of one line is shown without. */
const lineIn = (message: string): string | undefined =>
  /[,╭][-─]+(?:\[(?:.*:)?(\d+):\d+\]|\n\s*(\d+) [│|])/.exec(stripVTControlCharacters(message))?.slice(1).find(Boolean);

/** The sentence before the frame around the source, without the signs that point at it and who passed it on. */
function headline(message: string): string {
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s*(?:[,╭][-─]|Caused by:|help:)/);
  const sentences = said.split('\n').map((line) => plainText(line.replace(/^\s*(?:╰─▶\s*)?(?:[×x]\s)?\s*/, '')));
  const own = sentences.filter((sentence) => sentence !== '' && !/^Module (build|parse) failed\b.*:$/.test(sentence));
  return own.join(' ') || 'no reason was given';
}
