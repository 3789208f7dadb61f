import type { MountDocument } from '@facade/platform/contract';
import type { BrowserContext, ConsoleMessage, Route } from 'playwright-core';
import { type Problem, problemIn, thrown } from './problem.ts';
import { MOUNTED } from './seen.ts';
import { ORIGIN, RELEASE_URL, type Served } from './served-files.ts';

/** Until it has mounted, in milliseconds. */
const TIMEOUT = 10_000;
/** How long its effects, requests and timers are watched after that, in milliseconds. */
const WATCHED = 300;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

export interface MountedExpose {
  section: string;
  expose: string;
  document: MountDocument;
  served: Served;
}

/**
 * Opens the document of one expose, waits until it has mounted, and returns what is wrong. Rejects if the browser cannot do that.
 */
export async function mountExpose(context: BrowserContext, mounted: MountedExpose): Promise<Problem[]> {
  const { section, expose, document, served } = mounted;
  const problems = new Map<string, Problem>();
  const first = Promise.withResolvers<void>();
  const add = (problem: Problem | null) => {
    if (!problem) return;
    // React logs what a boundary catches, with its stack, and the shell its message.
    if (!problems.get(problem.what)?.stack) problems.set(problem.what, problem);
    first.resolve();
  };
  const page = await context.newPage();
  const gone = () => first.reject(new Error('its page is gone'));
  page.on('crash', gone).on('close', gone);
  page.on('pageerror', (error) => {
    // Without a frame of the section it is the shell's, such as a request that nobody answers here.
    const { message, stack = '' } = error;
    if (stack.includes(RELEASE_URL) || !stack.includes(ORIGIN)) add(thrown(stack || message));
  });
  page.on('console', (message: ConsoleMessage) => {
    if (message.text() === `${MOUNTED}${section}/${expose}`) first.resolve();
    else add(problemIn(message, section));
  });
  await page.route('**/*', (route) => answer(route, document, served).catch(() => {}));
  const timer = setTimeout(() => {
    add({ kind: 'waits', what: `it is not hydrated within ${TIMEOUT / 1000} seconds` });
  }, TIMEOUT);
  try {
    await page.goto(ORIGIN + document.path, { waitUntil: 'commit', timeout: TIMEOUT });
    await first.promise;
    await page.waitForTimeout(WATCHED);
  } finally {
    clearTimeout(timer);
    await page.close();
  }
  return [...problems.values()];
}

/** Nothing leaves the browser: each request is answered from the files of shell and section, and by the api. */
async function answer(route: Route, { path, html, policy }: MountDocument, served: Served): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  if (url.origin !== ORIGIN) return route.abort();
  const asked = url.pathname + url.search;
  if (request.isNavigationRequest() && asked === path)
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': policy }, body: html });
  const type = request.resourceType();
  if (type === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  const found = request.method() === 'GET' ? await served(asked) : null;
  if (found) return route.fulfill({ contentType: found.type, body: found.body });
  // For what nobody answers here a page waits, as on a slow site: an error would not be the section's.
  if (type !== 'fetch') return route.fulfill({ status: 404 });
}
