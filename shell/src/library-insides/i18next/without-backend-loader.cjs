/** `without-backend.ts` as a loader of the bundler. CommonJS: tests that build the shell load it by Jest's modules, which give an ES default export another shape. */
module.exports = require('./without-backend.ts').withoutBackend;
