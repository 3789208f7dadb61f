const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const HINTS = /<link rel="modulepreload"[^>]*>/g;

/**
 * The page as plain HTML: every script element, the import map and the state gone, styles and pictures kept. The question
 * for consent, which a line of script opens for whoever has not answered it, is open: the content is to be the same.
 */
export function staticPage(html: string): string {
  return html.replace(SCRIPTS, '').replace(HINTS, '').replace('<html ', '<html data-consent="ask" ');
}
