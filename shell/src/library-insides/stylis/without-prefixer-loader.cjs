/** `without-prefixer.ts` as a loader of the bundler. CommonJS for the reason that `../i18next/without-backend-loader.cjs` gives. */
module.exports = require('./without-prefixer.ts').withoutPrefixer;
