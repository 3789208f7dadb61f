import { expect, type Locator, type Page } from 'playwright/test';

/** Fails if the focus is not visible: no ring on the element or its container, out of the window, or covered. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // A ring may grow and the page may scroll for a moment.
  await expect.poll(() => page.evaluate(whyFocusIsHidden), { timeout: 3000, intervals: [20, 50, 100] }).toBe('');
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

/** Goes some steps in one direction: the focus stays in the dialog, or is in the browser's own bar. */
export async function expectInsideDialog(page: Page, key: string): Promise<void> {
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    );
    expect(isInside, `the focus stays in the dialog: ${key}`).toBe(true);
  }
}

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && (await target.first().evaluate((node) => node === document.activeElement));

/** Why a visitor at the keyboard does not see where they are; empty when they do. */
function whyFocusIsHidden(): string {
  const element = document.activeElement ?? document.body;
  const isRing = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration, own: boolean) =>
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)) ||
    (own && /0px 0px 0px [2-9]/.test(boxShadow));
  const holders: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) holders.push(at);
  const ringed = holders.find(
    // The ring of a link that covers a whole card is painted around what covers it.
    (at) =>
      isRing(getComputedStyle(at), at === element) || (at === element && isRing(getComputedStyle(at, '::after'), true)),
  );
  const box = (ringed ?? element).getBoundingClientRect();
  const isInView = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth && box.width > 0;
  // WCAG 2.2, 2.4.11: not entirely hidden by what lies over it.
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const isCovered = points.every(([x, y]) => {
    const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    return !hit || !(element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
  });
  const reason = ringed ? (isInView ? (isCovered ? 'is covered' : '') : 'is out of view') : 'has no ring';
  return reason && `${element.outerHTML.slice(0, 160)} ${reason} (${box.x},${box.y} ${box.width}x${box.height})`;
}
