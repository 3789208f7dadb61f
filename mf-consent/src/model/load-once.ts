import { tagScript } from '@facade/section-kit';

/** Adds a script to the document; false where it was there already. */
export function loadOnce(src: string): boolean {
  if (document.querySelector(`script[src="${src}"]`)) return false;
  const script = document.createElement('script');
  script.async = true;
  script.src = tagScript(src);
  document.head.append(script);
  return true;
}
