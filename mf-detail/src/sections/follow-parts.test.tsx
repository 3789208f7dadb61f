import { followParts } from './follow-parts.ts';

const tops: Record<string, number> = { energy: 900, costs: 2000 };

beforeEach(() => {
  document.body.innerHTML =
    '<nav><a href="#energy">Energie</a><a href="#costs">Kosten</a></nav><div id="energy"></div><div id="costs"></div>';
  for (const id of Object.keys(tops)) {
    const part = document.getElementById(id) as HTMLElement;
    part.getBoundingClientRect = () => ({ top: (tops[id] ?? 0) - scrollY }) as DOMRect;
  }
});

async function scrollTo(y: number): Promise<string | undefined> {
  Object.assign(window, { scrollY: y });
  dispatchEvent(new Event('scroll'));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return document.querySelector('[aria-current]')?.textContent ?? undefined;
}

test('marks the link of the part that is read, and none above the first', async () => {
  const end = followParts(document.querySelector('nav') as HTMLElement);
  expect(await scrollTo(0)).toBeUndefined();
  expect(await scrollTo(1000)).toBe('Energie');
  expect(await scrollTo(2100)).toBe('Kosten');
  expect(await scrollTo(900)).toBe('Energie');
  end();
  expect(await scrollTo(2100)).toBeUndefined();
});

test('scrolls the bar to the link, not the page', async () => {
  const bar = document.querySelector('nav') as HTMLElement;
  const left = jest.fn();
  bar.scrollTo = left;
  const end = followParts(bar);
  await scrollTo(2100);
  expect(left).toHaveBeenCalledTimes(1);
  end();
});
