import { Camera } from './camera.ts';

const camera = new Camera({ width: 1600, height: 1200, eye: [0, 1.7, -10], horizon: 0.6, yaw: 0.3 });

test('keeps verticals vertical', () => {
  const [foot] = camera.project([2, 0, 4]);
  const [top] = camera.project([2, 9, 4]);
  expect(top).toBeCloseTo(foot, 6);
});

test('puts whatever is at eye level on the horizon', () => {
  expect(camera.project([-3, 1.7, 7])[1]).toBeCloseTo(720, 6);
});

test('shows the same thing smaller from farther away', () => {
  expect(camera.scale([0, 0, 20])).toBeLessThan(camera.scale([0, 0, 5]));
});

test('cuts off the part behind the spectator', () => {
  const straight = new Camera({ width: 100, height: 100, eye: [0, 1, 0] });
  const floor = straight.outline([
    [-1, 0, -5],
    [1, 0, -5],
    [1, 0, 5],
    [-1, 0, 5],
  ]);
  expect(floor).toHaveLength(4);
  expect(floor.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  expect(
    straight.outline([
      [0, 0, -3],
      [1, 0, -3],
      [1, 1, -3],
    ]),
  ).toEqual([]);
});
