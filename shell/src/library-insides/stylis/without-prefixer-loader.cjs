/**
 * `without-prefixer.ts` as a loader for the bundler. CommonJS for the reason given in `../i18next/without-backend-loader.cjs`.
 */
module.exports = require('./without-prefixer.ts').withoutPrefixer;
