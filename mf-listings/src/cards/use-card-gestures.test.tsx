import { sampleSite, TestPage } from '@facade/section-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCardGestures } from './use-card-gestures.ts';

function List() {
  const { awake, handlers } = useCardGestures([]);
  return (
    <div {...handlers}>
      <article className="card" data-id="5824">
        <a href="#home">Woning</a>
      </article>
      <output>{awake.join()}</output>
    </div>
  );
}

/** Testing Library's events of pointers do not say of which kind. */
const pointTo = (element: HTMLElement, pointerType: 'touch' | 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

const awake = () => screen.getByRole('status').textContent;

test('a tap activates no card, a moving finger does', () => {
  render(
    <TestPage site={sampleSite('nl')} locales={{}}>
      <List />
    </TestPage>,
  );
  const link = screen.getByRole('link');
  pointTo(link, 'touch');
  fireEvent.touchStart(link);
  expect(awake()).toBe('');
  fireEvent.touchMove(link);
  expect(awake()).toBe('5824');
});

test('a mouse activates the card it enters', () => {
  render(
    <TestPage site={sampleSite('nl')} locales={{}}>
      <List />
    </TestPage>,
  );
  pointTo(screen.getByRole('link'), 'mouse');
  expect(awake()).toBe('5824');
});

test('so does the Tab key', async () => {
  render(
    <TestPage site={sampleSite('nl')} locales={{}}>
      <List />
    </TestPage>,
  );
  await userEvent.tab();
  expect(awake()).toBe('5824');
});
