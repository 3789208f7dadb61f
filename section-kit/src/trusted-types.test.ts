type Rules = { createHTML?: (text: string) => string | null; createScriptURL?: (url: string) => string | null };

const policies = new Map<string, Rules>();

beforeEach(() => {
  jest.resetModules();
  policies.clear();
  Object.assign(globalThis, {
    trustedTypes: {
      createPolicy(name: string, rules: Rules) {
        if (policies.has(name)) throw new TypeError(`${name} exists`);
        policies.set(name, rules);
        const made = (kind: keyof Rules) => (text: string) => {
          const value = rules[kind]?.(text) ?? null;
          if (value === null) throw new TypeError(`refused: ${text}`);
          return { value };
        };
        return { createHTML: made('createHTML'), createScriptURL: made('createScriptURL') };
      },
    },
  });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'trustedTypes'));

const load = () => import('./trusted-types.ts');

test('sanitized HTML uses its policy, which is created once; without Trusted Types it stays a string', async () => {
  const { sanitizedHtml } = await load();
  expect([sanitizedHtml('<b>a</b>'), sanitizedHtml('<i>b</i>')]).toEqual([
    { value: '<b>a</b>' },
    { value: '<i>b</i>' },
  ]);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  jest.resetModules();
  expect((await load()).sanitizedHtml('<b>a</b>')).toBe('<b>a</b>');
});

test('output of libraries is allowed if it is plain text', async () => {
  const { guardDocument } = await load();
  guardDocument();
  const { createHTML } = policies.get('default') ?? {};
  expect(['500 m', 'M', '<img src=x onerror=alert(1)>', 'a<b'].map((text) => createHTML?.(text))).toEqual([
    '500 m',
    'M',
    null,
    null,
  ]);
});

test('scripts of tags are allowed only after one was allowed, and only over HTTPS', async () => {
  const { guardDocument, tagScript } = await load();
  guardDocument();
  const allowed = (url: string) => policies.get('default')?.createScriptURL?.(url);
  expect(allowed('https://tags.example/a.js')).toBeNull();
  expect(tagScript('https://tags.example/a.js')).toEqual({ value: 'https://tags.example/a.js' });
  expect(allowed('https://tags.example/b.js')).toBe('https://tags.example/b.js');
  expect(allowed('data:text/javascript,alert(1)')).toBeNull();
  expect(() => tagScript('http://tags.example/a.js')).toThrow(TypeError);
});
