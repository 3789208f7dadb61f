import { buttonCss } from '../primitives/button.style.ts';
import { chipsCss } from '../primitives/chips.style.ts';
import { noticeCss } from '../primitives/notice.style.ts';
import { pictureCss } from '../primitives/picture/picture.style.ts';
import { baseCss } from './base.style.ts';
import { compact } from './compact.ts';

/**
 * The style sheet under everything: reset, typography, `.wrap`, `.visually-hidden`, `.skip-link`, `.prose`, focus ring,
 * reduced motion, and the styles of the primitives that nearly every page has (classes `ui-…`). It is text in the
 * document's head and so needs no script.
 */
export const globalCss: string = compact(baseCss + buttonCss + chipsCss + pictureCss + noticeCss);
