/** `pure-memo.ts` as a loader of the bundler. CommonJS for the reason that `../i18next/without-backend-loader.cjs` gives. */
module.exports = require('./pure-memo.ts').markMemoPure;
