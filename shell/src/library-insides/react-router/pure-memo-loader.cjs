/** `pure-memo.ts` as a loader for the bundler. CommonJS for the reason given in `../i18next/without-backend-loader.cjs`. */
module.exports = require('./pure-memo.ts').markMemoPure;
