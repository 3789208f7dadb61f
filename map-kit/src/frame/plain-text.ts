interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string }): unknown;
}

/** Text without a tag or an entity. */
export const isPlain = (text: string): boolean => !/[<>&]/.test(text);

/**
 * OpenLayers sets the text of its scale as HTML, which the document's policy forbids. It contains no tags; text with
 * tags is left out.
 */
export function allowPlainText(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (isPlain(text) ? text : '') });
}
