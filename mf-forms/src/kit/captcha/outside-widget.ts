import { tagScript } from '@facade/section-kit';
import type { CaptchaOffer, Language } from '@facade/shared-domain/model';
import type { GetProof } from './get-proof.ts';

type OutsideOffer = Extract<CaptchaOffer, { siteKey: string }>;

interface Shown {
  /** Asks for another token. */
  reset(): void;
}

/** A provider's own script, and how its widget is rendered, by its documentation. */
interface Service {
  script(language: Language): string;
  render(place: HTMLElement, options: { siteKey: string; language: Language; done(token: string): void }): Shown;
}

interface ExplicitWidget {
  render(place: HTMLElement, options: object): unknown;
  reset(widget: unknown): void;
}
interface FriendlyHandle {
  addEventListener(name: 'frc:widget.complete', listener: (event: { detail: { response: string } }) => void): void;
  reset(): void;
}
interface Globals {
  turnstile: ExplicitWidget;
  hcaptcha: ExplicitWidget;
  frcaptcha: { createWidget(options: object): FriendlyHandle };
}

const provided = globalThis as unknown as Globals;

function explicit(widget: ExplicitWidget, place: HTMLElement, options: object): Shown {
  const shown = widget.render(place, options);
  return { reset: () => widget.reset(shown) };
}

const SERVICES: Record<OutsideOffer['provider'], Service> = {
  turnstile: {
    script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    render: (place, { siteKey, language, done }) =>
      explicit(provided.turnstile, place, {
        sitekey: siteKey,
        language,
        appearance: 'interaction-only',
        callback: done,
      }),
  },
  hcaptcha: {
    script: (language) => `https://js.hcaptcha.com/1/api.js?render=explicit&hl=${language}`,
    render: (place, { siteKey, done }) => explicit(provided.hcaptcha, place, { sitekey: siteKey, callback: done }),
  },
  friendly: {
    script: () => 'https://cdn.jsdelivr.net/npm/@friendlycaptcha/sdk@1.0.2/site.compat.min.js',
    render(place, { siteKey, language, done }) {
      const handle = provided.frcaptcha.createWidget({ element: place, sitekey: siteKey, language, startMode: 'auto' });
      handle.addEventListener('frc:widget.complete', ({ detail }) => done(detail.response));
      return { reset: () => handle.reset() };
    },
  },
};

/** Timeout for the widget after a click on "send", in milliseconds: it may ask the visitor something. */
const WIDGET_TIMEOUT = 60_000;

/** Loads the provider's script and shows its widget in the form. Rejects if the script does not load. */
export async function openWidget(offer: OutsideOffer, place: HTMLElement, language: Language): Promise<GetProof> {
  const { script, render } = SERVICES[offer.provider];
  await loadScript(script(language));
  let resolve = (_token: string): void => {};
  const next = () =>
    new Promise<string>((done) => {
      resolve = done;
    });
  let token = next();
  place.hidden = false;
  const shown = render(place, { ...offer, language, done: (text) => resolve(text) });
  return (isRefused) => {
    if (isRefused) {
      token = next();
      shown.reset();
    }
    return Promise.race([token, new Promise<string>((done) => setTimeout(done, WIDGET_TIMEOUT, ''))]);
  };
}

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${new URL(url).host} does not answer`));
    script.src = tagScript(url);
    document.head.append(script);
  });
