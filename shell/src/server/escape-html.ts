/** Escapes text for an element or a quoted attribute. Used by the renderer and by code that writes HTML without it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
