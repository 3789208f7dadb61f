const { configure } = require('@testing-library/dom');

// How long `findBy…` and `waitFor` look: a second, the default, is little where two cores run everything at once.
configure({ asyncUtilTimeout: 10_000 });
