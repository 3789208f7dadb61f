/** What a console says; of the browser itself if it has no arguments. */
export interface Said {
  type(): string;
  text(): string;
  args(): readonly unknown[];
  location(): { url: string; lineNumber: number; columnNumber: number };
}

/** Something a page or fragment did in a browser that it may not. */
export interface Problem {
  kind: 'fails' | 'logs' | 'differs' | 'breaks' | 'waits';
  what: string;
  /** Where, as addresses with line and, where known, column. */
  stack?: string;
}

/** What to do about it. */
export const ADVICE: Record<Problem['kind'], string> = {
  fails: 'handle it, or find it with `facade dev` and the console of a browser',
  logs: 'remove it: a page that works logs no error',
  differs: 'render what only a browser knows in an effect',
  breaks: 'use styled components and modules, and the api of the site',
  waits: 'find out with `facade dev` and a browser what it waits for',
};

/** The problem of the section in what a page logs; null for anything else, such as another section that is not there. */
export function problemIn(said: Said, section: string): Problem | null {
  if (said.type() !== 'error') return null;
  const text = said.text();
  const { url, lineNumber, columnNumber } = said.location();
  const line = `${url}:${lineNumber + 1}`;
  if (said.args().length === 0) {
    const blocked = blockedIn(text);
    return blocked ? { kind: 'breaks', what: `it breaks the content policy: ${blocked}`, stack: line } : null;
  }
  const [, failed, reason = ''] = /^\[facade\] section (\S+) failed: (.*)/.exec(text) ?? [];
  if (failed) return failed === section ? thrown(reason) : null;
  if (text.startsWith('[facade] hydration:'))
    return { kind: 'differs', what: `it renders something else than on the server: ${firstLine(text).slice(20)}` };
  if (/\n\s+at /.test(text)) return thrown(text);
  return { kind: 'logs', what: `it logs an error: ${firstLine(text)}`, stack: `${line}:${columnNumber + 1}` };
}

/** @param text message and, where known, stack */
export const thrown = (text: string): Problem => ({
  kind: 'fails',
  what: `it fails: ${firstLine(text).replace(/^(Uncaught )?(\w*Error: )?/, '')}`,
  ...(text.includes('\n') && { stack: text }),
});

/** What the content policy blocks, without the hashes that it allows; the browser says more only of requests, in a second message. */
function blockedIn(text: string): string | undefined {
  const [, what, directive] =
    /^(.*?) violates the following Content Security Policy directive:? ["']([\w-]+)/.exec(text) ?? [];
  if (what) return `${what} (${directive})`;
  return /^This document requires 'Trusted\w+' assignment/.exec(text)?.[0];
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
