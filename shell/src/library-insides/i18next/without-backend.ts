/**
 * i18next always contains its backend connector, a twelfth of its size. Here every text comes in the document or in a section's
 * module, so browsers never use it. It is replaced by the methods that i18next calls when there is no backend.
 * Remove when i18next accepts its backend connector as a plugin.
 *
 * @param source i18next's ES module
 * @throws Error if the class is not found: check the new version.
 */
export function withoutBackend(source: string): string {
  const start = source.indexOf(CONNECTOR);
  const end = source.indexOf('\n}\n', start);
  if (start < 0 || end < 0) throw new Error(`i18next has no "${CONNECTOR}": see without-backend.ts of the shell`);
  return source.slice(0, start) + REPLACEMENT + source.slice(end + 3);
}

const CONNECTOR = 'class Connector extends EventEmitter {';

const REPLACEMENT = `class Connector extends EventEmitter {
  state = {};
  init() {}
  load(languages, namespaces, callback) {
    callback();
  }
  reload(languages, namespaces, callback) {
    callback();
  }
}
`;
