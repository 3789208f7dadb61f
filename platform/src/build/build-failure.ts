import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plainText } from '../registry/plain-text.ts';

/** Sources that cannot be built. Each cause is one line that begins with the file, such as `src/a.tsx:12: Expression expected`. */
export class BuildFailure extends Error {
  readonly causes: string[];

  /** Duplicates are removed: the browser and the node build report the same causes. */
  constructor(causes: string[]) {
    const distinct = [...new Set(causes)];
    super(distinct.join('\n'));
    this.causes = distinct;
  }
}

/** The fields of a compiler's error that are read. */
export interface CompilerError {
  message: string;
  /** Relative to the package; another text if there is no file. */
  moduleName?: string | undefined;
}

/** A bundler's error as one line. Only syntax errors have a line number: other errors are found in code that swc generated. */
export function causeOfCompiler({ message, moduleName }: CompilerError, folder: string): string {
  const what = headline(message);
  const json = /^(JSON parse error: .*?)(?: at line (\d+) column \d+)? in '(.+)'$/.exec(what);
  if (json) return cause(json[3]?.replace(join(folder, '/'), ''), json[2], json[1]);
  if (what.startsWith('JSON parse error')) {
    const file = fileOf(moduleName) ?? '';
    return cause(file, lineOfJson(join(folder, file)), what);
  }
  const line = what.includes('Syntax Error') ? lineIn(message) : undefined;
  // The search folder is the file's own folder: drop it.
  const said = what.replace(/^(ESModulesLinking|Syntax )Error: /, '').replace(/(Can't resolve .*) in '[^']*'$/, '$1');
  return cause(fileOf(moduleName), line, said);
}

/** An error of swc itself, which does not name the file, as one line. */
export const causeOfParser = (error: unknown, file: string): string => {
  const { message } = error as Error;
  return cause(file, lineIn(message), headline(message));
};

const cause = (file: string | undefined, line: string | undefined, what = ''): string =>
  [...(file ? [line ? `${file}:${line}` : file] : []), what].join(': ');

/** The exposes are listed in `remote.tsx`; the container has no file. */
const fileOf = (moduleName = ''): string | undefined =>
  moduleName === 'container entry' ? 'src/remote.tsx' : moduleName.replace(/^\.\//, '').split('?')[0];

/** `19` of the frame `,-[19:1]` or `╭─[19:17]` around the source; a source of one line has no frame. */
const lineIn = (message: string): string | undefined =>
  /[,╭][-─]+(?:\[(?:.*:)?(\d+):\d+\]|\n\s*(\d+) [│|])/.exec(stripVTControlCharacters(message))?.slice(1).find(Boolean);

/** Line of the mistake in a JSON file, if Node.js says so. The bundler shows the first line wherever it is. */
function lineOfJson(file: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  try {
    JSON.parse(text);
  } catch (error) {
    return /\(line (\d+) column \d+\)/.exec((error as Error).message)?.[1];
  }
}

/** The sentence before the frame around the source, without its markers and the names of the loaders. */
function headline(message: string): string {
  const [text = ''] = stripVTControlCharacters(message).split(/\n\s*(?:[,╭][-─]|Caused by:|help:)/);
  const sentences = text.split('\n').map((line) => plainText(line.replace(/^\s*(?:╰─▶\s*)?(?:[×x]\s)?\s*/, '')));
  const own = sentences.filter((sentence) => sentence !== '' && !/^Module (build|parse) failed\b.*:$/.test(sentence));
  return own.join(' ') || 'no reason was given';
}
