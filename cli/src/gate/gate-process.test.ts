import { EMITS, type GateSite, gateSite, TIMEOUT } from './testing/gate-site.ts';

let site: GateSite;
beforeAll(async () => {
  site = await gateSite();
}, TIMEOUT);
afterAll(() => site.dispose());

/** The refusals of a section whose page has this code at the start of its loader. */
const withLoader = (code: string): Promise<string[]> => {
  const loads: [string, string] = [
    'async loader({ route, site }) {',
    `async loader({ route, site }) {\n    const real = Reflect.get(globalThis, 'pro' + 'cess');\n    ${code}`,
  ];
  return site.gate(site.buildWith({ ...EMITS, 'src/pages/overview-page.tsx': loads }));
};

const HARM = `
  setInterval(() => {}, 1000);
  globalThis.fetch = async () => new Response();
  Array.prototype.toSpliced = () => [];
  Object.assign(globalThis, { shared: 'state' });
  void real.env['FACADE_SECRET'];
  real.getBuiltinModule?.('node:fs');
  real.send?.({ rendered: ['all fine'], failures: [], texts: null, placed: [] });
  for (const end = performance.now() + 5000; route.language === 'nl' && performance.now() < end; );`;

test(
  'what code leaves, changes or takes on the server is named, whatever it answers itself',
  async () => {
    const ofNode = 'on the server a section has only process.env.NODE_ENV';
    expect(await withLoader(HARM)).toEqual([
      expect.stringMatching(/^page-overview takes \d\.\d s of processor time to render: 1 s is allowed$/),
      'page-overview leaves 4 timers running on the server: start timers in an effect',
      'page-overview changes globalThis.fetch, which every section uses',
      'page-overview changes globalThis.shared, which every section uses',
      'page-overview changes Array.prototype.toSpliced, which every section uses',
      `page-overview uses process.env.FACADE_SECRET: ${ofNode}`,
      `page-overview uses process.getBuiltinModule: ${ofNode}`,
      `page-overview uses process.send: ${ofNode}`,
    ]);
  },
  TIMEOUT,
);

test(
  'memory',
  async () => {
    const takes = 'await Promise.all(Array.from({ length: 6 }, async () => Buffer.alloc(64e6, 1)));';
    const refusals = await withLoader(takes);
    expect(refusals.at(-1)).toMatch(/^page-overview takes \d+ MB of memory: 256 MB are allowed$/);
  },
  TIMEOUT,
);
