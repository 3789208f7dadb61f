/** Text for an element or a quoted attribute; used by the renderer and by what is written without it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
