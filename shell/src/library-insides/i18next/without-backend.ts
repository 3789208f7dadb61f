/**
 * i18next always contains its loader of texts, a twelfth of its size. Here every text travels in the document or comes as a section's
 * module, so that browsers never use it: in its place stands what i18next calls of it when there is no backend.
 * Remove when i18next takes its backend connector as a plugin.
 *
 * @param source i18next's ES module
 * @throws Error where the class is not found: a new version has to be looked at.
 */
export function withoutBackend(source: string): string {
  const start = source.indexOf(CONNECTOR);
  const end = source.indexOf('\n}\n', start);
  if (start < 0 || end < 0) throw new Error(`i18next has no "${CONNECTOR}": see without-backend.ts of the shell`);
  return source.slice(0, start) + STAND_IN + source.slice(end + 3);
}

const CONNECTOR = 'class Connector extends EventEmitter {';

const STAND_IN = `class Connector extends EventEmitter {
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
