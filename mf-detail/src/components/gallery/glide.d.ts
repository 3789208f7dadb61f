/** The part of Glide 3 that the lightbox uses; the package brings no types. */
declare module '@glidejs/glide' {
  export interface GlideOptions {
    startAt?: number;
    /** Pixels between slides. */
    gap?: number;
    keyboard?: boolean;
    /** How far a slide moves per pixel of the finger. */
    touchRatio?: number;
    /** Pixels a finger, or a mouse, has to go before the slide changes. */
    swipeThreshold?: number | false;
    dragThreshold?: number | false;
    /** Milliseconds. */
    animationDuration?: number;
    rewindDuration?: number;
    waitForTransition?: boolean;
  }

  export default class Glide {
    constructor(root: HTMLElement, options?: GlideOptions);
    index: number;
    mount(): this;
    /** `>` next, `<` previous, `=2` the third. */
    go(pattern: string): void;
    /** With `startAt`, shows that slide at once. */
    update(options: GlideOptions): void;
    on(event: 'run' | 'run.after', handler: () => void): this;
    destroy(): void;
  }
}
