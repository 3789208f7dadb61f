const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const HINTS = /<link rel="modulepreload"[^>]*>/g;

/**
 * The page as plain HTML: without script elements, import map and state, but with styles and pictures. The consent dialog,
 * which a line of script opens for new visitors, is open, so that the content is the same.
 */
export function staticPage(html: string): string {
  return html.replace(SCRIPTS, '').replace(HINTS, '').replace('<html ', '<html data-consent="ask" ');
}
