// Fastify names a plugin by looking for it among all modules that are loaded, and Jest answers that slowly: a third of the processor time
// of tests that start an api. It asks the plugin first.
const DISPLAY_NAME = Symbol.for('fastify.display-name');
Object.defineProperty(Function.prototype, DISPLAY_NAME, {
  get() {
    return this.name;
  },
  set(value) {
    Object.defineProperty(this, DISPLAY_NAME, { value, writable: true, configurable: true });
  },
  configurable: true,
});
