const { format } = require('node:util');
const { configure } = require('@testing-library/dom');

// How long `findBy…` and `waitFor` look: a second, the default, is little where two cores run everything at once.
configure({ asyncUtilTimeout: 10_000 });

// An error or warning of React on the console is a fault of the page, as it is in the journeys.
const written = [];
const { error } = console;
console.error = (...values) => {
  written.push(format(...values));
  error(...values);
};
afterEach(() => {
  if (written.length > 0) throw new Error(`the test wrote to the console: ${written.splice(0).join('\n')}`);
});
