import type { ConsoleMessage, Page } from 'playwright/test';

/** An expected answer with an error status, which the browser logs. */
export interface ExpectedAnswer {
  status: number;
  method: string;
  /** Without the query; or what it matches. */
  path: string | RegExp;
}

/** An error or a warning of the page, and not of Playwright, which keeps its service worker from being registered and says so. */
export const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) &&
  message.text() !== 'Service Worker registration blocked by Playwright';

/** A new site still encodes its pictures: one that is refused meanwhile is requested again. */
export const LATE_PICTURE: ExpectedAnswer = { status: 503, method: 'GET', path: /^\/api\/pictures\// };

/** Watches a page from now on; the list holds all its problems, as text. */
export function watchPage(page: Page, expected: readonly ExpectedAnswer[] = []): string[] {
  const problems: string[] = [];
  const isExpected = (url: string, status: number, method?: string) =>
    expected.some(
      (answer) =>
        answer.status === status &&
        isAt(answer.path, new URL(url).pathname) &&
        (method === undefined || answer.method === method),
    );
  page.on('console', (message) => {
    if (!isComplaint(message)) return;
    const { url } = message.location();
    const status = /^Failed to load resource: .* status of (\d{3})/.exec(message.text())?.[1];
    // The document itself answering 404 or 503 is what some pages are about, and the browser says so.
    if (status && (url === page.url() || isExpected(url, Number(status)))) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Aborted by the page itself, mostly by navigation before a prefetch was done.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    if (response.status() < 400 || request.isNavigationRequest()) return;
    if (isExpected(response.url(), response.status(), request.method())) return;
    problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

const isAt = (expected: string | RegExp, path: string): boolean =>
  typeof expected === 'string' ? expected === path : expected.test(path);
