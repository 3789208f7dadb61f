import { FRAME, MAX_FRAMES } from '@facade/shared-domain/browser-errors';

/** Before the address: `at f (`, `at async new f (`, `at a.f [as g] (` in Chrome, `f@`, `async*f/<@` in Firefox and Safari. */
const NAME = /at (?:async |new )*([\w$.]+) [[(]|^(?:async\*)?([\w$.]+)[/<]*@/;

/** The places of a stack in the scripts of a release, each a `FRAME`. Other code, and the address of the site, stay in the browser. */
export function framesIn(stack: string, section: string, release: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [before = '', place = ''] = line.split(`/_sections/${section}/${release}/`);
      const [, chrome, name = chrome] = NAME.exec(before) ?? [];
      // A script that was imported again has another address.
      const at = place.replace(/#\d+/, '').replace(/\)$/, '');
      return [name ? `${name}@${at}` : at].filter((frame) => FRAME.test(frame));
    })
    .slice(0, MAX_FRAMES);
}
