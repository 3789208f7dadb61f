import { SectionPlugin, swcOptions } from '@facade/platform/bundler';

// "bundle": "rsbuild build"
const build = (target) => ({
  source: { entry: { remote: './src/remote.tsx' } },
  output: { target: target === 'browser' ? 'web' : 'node' },
  tools: {
    htmlPlugin: false,
    swc: swcOptions(import.meta.dirname),
    rspack: { plugins: [new SectionPlugin(target)] },
  },
});

export default { environments: { browser: build('browser'), node: build('node') } };
