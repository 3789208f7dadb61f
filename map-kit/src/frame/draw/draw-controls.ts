import type { FrameEvent } from '../../messages/frame-message.ts';
import type { FrameTexts } from '../../messages/frame-settings.ts';

/** Actions of the controls on the sketch. */
interface Drawing {
  addMiddle(): void;
  undo(): void;
  finish(): void;
}

const KEYS: Record<string, keyof Drawing> = { Enter: 'addMiddle', Backspace: 'undo' };

/**
 * Keys and buttons for drawing. The map has the focus: arrows move it, Enter adds a corner in its middle, Backspace
 * removes the last one, Escape cancels. Screen readers announce the number of corners.
 */
export class DrawControls {
  readonly #map: HTMLElement;
  readonly #bar: HTMLElement | null;
  readonly #said: HTMLElement | null;
  readonly #texts: FrameTexts;
  #isOn = false;

  constructor(map: HTMLElement, texts: FrameTexts, drawing: Drawing, report: (event: FrameEvent) => void) {
    this.#map = map;
    this.#texts = texts;
    const { ownerDocument: page } = map;
    this.#bar = page.querySelector('.draw');
    this.#said = page.querySelector('.said');
    for (const button of this.#buttons())
      button.addEventListener('click', () => drawing[button.dataset.draw as keyof Drawing]());
    page.addEventListener('keydown', (event) => {
      if (!this.#isOn) return;
      if (event.key === 'Escape') return report({ kind: 'cancelled' });
      const done = event.target === map ? KEYS[event.key] : undefined;
      if (!done) return;
      event.preventDefault();
      drawing[done]();
    });
  }

  set(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.#map.toggleAttribute('data-drawing', isOn);
    if (isOn) this.#map.focus({ preventScroll: true });
    this.follow(0, false);
  }

  /** Announces the progress of the drawing. */
  follow(corners: number, isArea: boolean): void {
    const isIdle = !this.#isOn || corners === 0;
    // After removing the last corner by keyboard, focus the map, because a hidden button loses the focus.
    if (this.#isOn && isIdle && this.#bar?.contains(this.#bar.ownerDocument.activeElement))
      this.#map.focus({ preventScroll: true });
    if (this.#bar) this.#bar.hidden = isIdle;
    for (const button of this.#buttons()) button.disabled = button.dataset.draw === 'finish' && !isArea;
    if (this.#said)
      this.#said.textContent = corners > 0 ? this.#texts.corners.replace('{{count}}', String(corners)) : '';
  }

  #buttons(): HTMLButtonElement[] {
    return [...(this.#bar?.querySelectorAll<HTMLButtonElement>('[data-draw]') ?? [])];
  }
}
