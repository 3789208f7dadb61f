/**
 * `without-backend.ts` as a loader for the bundler. CommonJS, because tests that build the shell load it through Jest's
 * modules, which give an ES default export a different shape.
 */
module.exports = require('./without-backend.ts').withoutBackend;
