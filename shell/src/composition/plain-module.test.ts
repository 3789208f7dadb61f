import { plainModule } from './plain-module.ts';

const library = { useRef: () => 1 };

/** Mimics how a section's build finds the default export of a module. */
const defaultOf = (module: object) =>
  (module as { __esModule?: boolean }).__esModule ? (module as { default?: unknown }).default : module;

/** A CommonJS library as a production build presents it. */
function builtNamespace(): object {
  const namespace = Object.defineProperty(Object.create(null), '__esModule', { value: true });
  for (const [name, value] of Object.entries({ ...library, default: library }))
    Object.defineProperty(namespace, name, { enumerable: true, get: () => value });
  return namespace;
}

test('has the module’s exports as plain properties', () => {
  const plain = plainModule(builtNamespace());
  expect(Object.getPrototypeOf(plain)).toBe(Object.prototype);
  expect(Object.getOwnPropertyDescriptor(plain, 'useRef')).toMatchObject({ value: library.useRef });
});

test.each([
  ['a namespace object, as in production', builtNamespace()],
  ['the library itself, as in development', library],
])('a default import is the library: %s', (_, module) => {
  expect(defaultOf(plainModule(module))).toMatchObject(library);
});
