import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

/** What a release takes from the page: one copy of each. */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'styled-components',
  'react-i18next',
  '@facade/section-kit',
  '@facade/shared-ui',
];

export default {
  mode: 'production',
  entry: './src/main.js',
  output: { path: `${import.meta.dirname}/dist`, publicPath: 'auto' },
  resolve: { extensions: ['.tsx', '.ts', '.jsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.[jt]sx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin(),
    new ModuleFederationPlugin({
      name: 'stock_host',
      // Such as mf_moving@https://www.agency.example/_sections/mf-moving/1.0.0-1a2b3c4d5e/web/mf-manifest.json
      remotes: { section: process.env.REMOTE },
      shared: Object.fromEntries(SHARED.map((name) => [name, { singleton: true }])),
      runtimePlugins: [fileURLToPath(import.meta.resolve('@facade/platform/stock-host'))],
      dts: false,
    }),
  ],
};
