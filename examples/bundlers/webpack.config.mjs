import { SectionPlugin, swcOptions } from '@facade/platform/bundler';

// "bundle": "webpack"
const build = (target) => ({
  mode: 'production',
  module: { rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: swcOptions(import.meta.dirname) }] },
  plugins: [new SectionPlugin(target)],
});

export default [build('browser'), build('node')];
