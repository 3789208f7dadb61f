/*
 * With Trusted Types, which the site's content policy requires, a browser accepts markup and script addresses only from
 * a named policy. These are all policies, except the one of the script that starts the page.
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
 * Wraps HTML that the api has sanitized for `dangerouslySetInnerHTML` under Trusted Types; a plain string in other
 * browsers. Does not check the HTML. Each call creates a new object, which React would render again.
 */
export function sanitizedHtml(sanitized: string): string {
  html ??= factory()?.createPolicy('facade-html', { createHTML: (text) => text });
  // React passes it to the browser unchanged.
  return html ? (html.createHTML(sanitized) as string) : sanitized;
}

/**
 * Address of a tag's script, after the visitor has allowed it. From the first call on, scripts that tags load over
 * HTTPS are allowed too. HTML and code as text, which some tags try to write, are not.
 */
export function tagScript(url: string): string {
  tags ??= factory()?.createPolicy('facade-tags', { createScriptURL: onlyHttps });
  return tags ? (tags.createScriptURL(url) as string) : url;
}

const onlyHttps = (url: string): string | null => (url.startsWith('https://') ? url : null);

/** Output of libraries that use no policy: plain text is allowed where markup would be possible, markup is not. */
export function guardDocument(): void {
  factory()?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (tags ? onlyHttps(url) : null),
  });
}
