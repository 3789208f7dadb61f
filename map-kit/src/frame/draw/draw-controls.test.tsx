import { DrawControls } from './draw-controls.ts';

/** The controls of a frame while drawing. */
function open() {
  document.body.innerHTML =
    '<div id="map" tabindex="0"></div><div class="draw" hidden><button data-draw="undo">x</button></div><p class="said"></p>';
  const map = document.querySelector<HTMLElement>('#map') as HTMLElement;
  const drawing = { addMiddle: jest.fn(), undo: jest.fn(), finish: jest.fn() };
  const report = jest.fn();
  const controls = new DrawControls(map, { corners: '{{count}} corners' } as never, drawing, report);
  controls.set(true);
  const [button] = document.getElementsByTagName('button') as unknown as [HTMLButtonElement];
  return { map, drawing, report, controls, button };
}

test('the map has the focus, and its keys add and remove corners', () => {
  const { map, drawing, report } = open();
  expect(map).toHaveFocus();
  const press = (key: string) => map.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('Enter');
  expect(drawing.addMiddle).toHaveBeenCalledTimes(1);
  press('Backspace');
  expect(drawing.undo).toHaveBeenCalledTimes(1);
  press('Escape');
  expect(report).toHaveBeenCalledWith({ kind: 'cancelled' });
});

test('a button keeps the focus while there are corners; after the last one the map gets it', () => {
  const { map, controls, button } = open();
  controls.follow(2, false);
  expect(document.querySelector('.said')).toHaveTextContent('2 corners');
  button.focus();
  controls.follow(1, false);
  expect(button).toHaveFocus();
  controls.follow(0, false);
  expect(map).toHaveFocus();
  expect(button).not.toBeVisible();
});

test('after a finished area the page decides about the focus', () => {
  const { map, controls, button } = open();
  controls.follow(3, true);
  button.focus();
  controls.set(false);
  expect(map).not.toHaveFocus();
});
