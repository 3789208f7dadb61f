/*
 * Under Trusted Types, which the site's content policy asks for, a browser takes text as markup or as the address of a script only
 * from a named policy. These are all there are, but for the one of the script that starts the page.
 */

interface Rules {
  createHTML?(html: string): string | null;
  createScriptURL?(url: string): string | null;
}
interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(url: string): unknown;
}
interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Policy;
}

const factory = (): PolicyFactory | undefined => (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

let html: Policy | undefined;
let tags: Policy | undefined;

/**
 * HTML that the api has sanitized, in the form that a browser under Trusted Types takes for `dangerouslySetInnerHTML`; a plain
 * string elsewhere. Only for such HTML: nothing is checked here. Each call makes another, which React would write anew.
 */
export function sanitizedHtml(sanitized: string): string {
  html ??= factory()?.createPolicy('facade-html', { createHTML: (text) => text });
  // React hands it to the browser as it is.
  return html ? (html.createHTML(sanitized) as string) : sanitized;
}

/**
 * Address of a tag's script, after the visitor allowed it. From the first call on, what tags load in turn over HTTPS is let through
 * too; HTML and text to be run, which some of them want to write, are not.
 */
export function tagScript(url: string): string {
  tags ??= factory()?.createPolicy('facade-tags', { createScriptURL: onlyHttps });
  return tags ? (tags.createScriptURL(url) as string) : url;
}

const onlyHttps = (url: string): string | null => (url.startsWith('https://') ? url : null);

/** What libraries write without a policy: text may go where markup could stand, as long as it is no markup. */
export function guardDocument(): void {
  factory()?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (tags ? onlyHttps(url) : null),
  });
}
