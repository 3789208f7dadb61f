import { expect, type Locator, type Page } from 'playwright/test';

/** What a visitor at the keyboard sees of where they are. */
interface FocusReport {
  element: string;
  hasRing: boolean;
  inView: boolean;
  covered: boolean;
}

/** Fails when the focus cannot be seen: no ring on the element or what holds it, out of the window, or under something. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const report = (): Promise<FocusReport> => page.evaluate(reportFocus);
  // A ring may grow and the page may scroll for a moment.
  await expect.poll(report).toMatchObject({ hasRing: true, inView: true, covered: false });
}

/** Presses a key until the focus is on `target`; every step on the way must be visible. */
export async function pressTo(page: Page, target: Locator, { key = 'Tab', limit = 60 } = {}): Promise<void> {
  for (let step = 0; step < limit; step += 1) {
    await page.keyboard.press(key);
    await expectVisibleFocus(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`${target} was not reached by ${limit} times ${key}`);
}

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && (await target.first().evaluate((node) => node === document.activeElement));

function reportFocus(): FocusReport {
  const element = document.activeElement ?? document.body;
  const isRing = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration, own: boolean) =>
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)) ||
    (own && boxShadow !== 'none' && /0px 0px 0px [2-9]/.test(boxShadow));
  const holders: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) holders.push(at);
  const hasRing = element !== document.body && holders.some((at) => isRing(getComputedStyle(at), at === element));
  const box = (holders.find((at) => isRing(getComputedStyle(at), at === element)) ?? element).getBoundingClientRect();
  const inView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth && box.width > 0;
  // WCAG 2.2, 2.4.11: not entirely hidden by what lies over it.
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const covered = points.every(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return !hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  });
  const name = `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  return { element: name, hasRing, inView, covered };
}
