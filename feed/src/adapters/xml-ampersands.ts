import { FeedError } from '../reading/feed-error.ts';

const OPEN_OR_AMPERSAND = /<!\[CDATA\[|<!--|<\?|&(?!#?\w{1,50};)/g;
const ENDS: Readonly<Record<string, string>> = { '<![CDATA[': ']]>', '<!--': '-->', '<?': '?>' };

/** Characters that may be the beginning of what goes on in the next part. */
const TAIL = 60;

/**
 * Finds an `&` that begins no reference, in the parts of a document in turn: the parser would read on, and report the end of the file.
 * @throws FeedError with its line and column
 */
export function bareAmpersands(): (part: string) => void {
  let rest = '';
  let end = '';
  let line = 1;
  let column = 0;
  const pass = (text: string) => {
    const lines = text.split('\n');
    line += lines.length - 1;
    column = (lines.length > 1 ? 0 : column) + (lines.at(-1)?.length ?? 0);
  };
  return (part) => {
    const text = rest + part;
    let at = 0;
    for (;;) {
      if (end) {
        const closed = text.indexOf(end, at);
        if (closed < 0) break;
        at = closed + end.length;
        end = '';
      }
      OPEN_OR_AMPERSAND.lastIndex = at;
      const found = OPEN_OR_AMPERSAND.exec(text);
      if (!found || (found[0] === '&' && found.index > text.length - TAIL)) break;
      if (found[0] === '&') {
        pass(text.slice(0, found.index));
        throw new FeedError('bareAmpersand', { line, column: column + 1 });
      }
      at = found.index + found[0].length;
      end = ENDS[found[0]] ?? '';
    }
    const kept = Math.max(at, text.length - TAIL);
    pass(text.slice(0, kept));
    rest = text.slice(kept);
  };
}
