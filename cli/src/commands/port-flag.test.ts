import { portFlag } from './port-flag.ts';

test('the given port, or the command’s default', () => {
  expect([portFlag(undefined, 8090), portFlag('0', 8090), portFlag('81', 8090)]).toEqual([8090, 0, 81]);
});

test.each(['x', '-1', '65536', '80.5', ' '])('"%s" is not a port', (given) => {
  expect(() => portFlag(given, 8090)).toThrow(/^--port must be a /);
});
