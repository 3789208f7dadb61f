/** `pure-memo.ts` as a loader for the bundler. CommonJS for the reason given in `../stylis/without-prefixer-loader.cjs`. */
module.exports = require('./pure-memo.ts').markMemoPure;
