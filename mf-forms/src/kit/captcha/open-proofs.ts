import { browserApi } from '@facade/section-kit';
import type { CaptchaOffer, Language } from '@facade/shared-domain/model';
import type { GetProof } from './get-proof.ts';
import { solveChallenge } from './solve-challenge.ts';

/** Timeout for the proof after a click on "send", in milliseconds: then the form is sent without one. */
const PROOF_TIMEOUT = 12_000;

/** A proof is renewed this many milliseconds before it expires. */
const MARGIN = 60_000;

const NONE: GetProof = async () => '';

/** Asks the api for the kind of proof, and starts computing it. Rejects if the api is unreachable. */
export async function openProofs(place: HTMLElement | null, language: Language): Promise<GetProof> {
  if (typeof Worker === 'undefined') return NONE;
  const offer = await browserApi.get<CaptchaOffer>('/captcha');
  if (offer.provider === 'none') return NONE;
  if (offer.provider === 'altcha') return within(PROOF_TIMEOUT, altchaProofs(offer));
  const { openWidget } = await import('./outside-widget.ts');
  return place ? openWidget(offer, place, language) : NONE;
}

type AltchaOffer = Extract<CaptchaOffer, { provider: 'altcha' }>;

function altchaProofs(first: AltchaOffer): GetProof {
  let made = make(first);
  const again = async () => {
    const offer = await browserApi.get<CaptchaOffer>('/captcha');
    return offer.provider === 'altcha' ? make(offer).text : '';
  };
  return (isRefused = false) => {
    if (isRefused || performance.now() > made.until) made = { text: again(), until: later(first) };
    return made.text;
  };
}

function make(offer: AltchaOffer) {
  const text = solveChallenge(offer);
  // A failure is handled on sending; avoids an unhandled rejection before.
  text.catch(() => {});
  return { text, until: later(offer) };
}

const later = ({ expiresIn }: AltchaOffer): number => performance.now() + expiresIn * 1000 - MARGIN;

const within =
  (patience: number, get: GetProof): GetProof =>
  (isRefused) =>
    Promise.race([get(isRefused), new Promise<string>((resolve) => setTimeout(resolve, patience, ''))]);
