import { createInstance } from '@module-federation/runtime';
import { forgetFederationInstance, provideFederationRuntime } from './federation-globals.ts';

const globals = globalThis as typeof globalThis & {
  _FEDERATION_RUNTIME_CORE?: { ModuleFederation?: unknown };
  __FEDERATION__: { __INSTANCES__: unknown[]; __SHARE__: Record<string, unknown> };
};

const create = (name: string) =>
  createInstance({
    name,
    remotes: [{ name: 'mf-a', entry: `http://${name}.example/entry.js` }],
    shared: {
      react: { version: '19.0.0', scope: 'default', lib: () => ({}), shareConfig: { singleton: true } as never },
    },
  });

test('the runtime keeps instances in the list that we remove them from', () => {
  const [kept, forgotten] = [create('kept'), create('forgotten')];
  expect(globals.__FEDERATION__.__INSTANCES__).toEqual(expect.arrayContaining([kept, forgotten]));
  forgetFederationInstance(forgotten);
  expect(globals.__FEDERATION__.__INSTANCES__).toContain(kept);
  expect(globals.__FEDERATION__.__INSTANCES__).not.toContain(forgotten);
  expect(Object.keys(globals.__FEDERATION__.__SHARE__)).not.toContain('forgotten');
});

test('builds with `externalRuntime` find the runtime’s class under its name', () => {
  provideFederationRuntime();
  expect(globals._FEDERATION_RUNTIME_CORE?.ModuleFederation).toBeInstanceOf(Function);
});
