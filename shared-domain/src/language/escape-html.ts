const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A numeric reference, because XML does not have HTML's name for it.
  "'": '&#39;',
};

/**
 * Text of an element or of a quoted attribute, in HTML and in XML.
 * @example escapeHtml('L\'Orée & "co"') // 'L&#39;Orée &amp; &quot;co&quot;'
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
