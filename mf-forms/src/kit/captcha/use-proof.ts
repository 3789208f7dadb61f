import { useLanguage } from '@facade/section-kit';
import { type RefObject, useRef } from 'react';
import type { GetProof } from './get-proof.ts';

interface LazyProof {
  /** Where a provider may ask the visitor something; hidden until then. */
  place: RefObject<HTMLDivElement | null>;
  /** Called on the first input: the browser starts computing. */
  begin(): void;
  /** Empty if the browser cannot compute it: the api decides how to treat that. */
  get: GetProof;
}

/** The proof for the api that a person sends the form. Its code loads on the first input. */
export function useProof(): LazyProof {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef<Promise<GetProof>>(null);
  const open = () => {
    opened.current ??= import('./open-proofs.ts').then(({ openProofs }) => openProofs(place.current, language));
    return opened.current;
  };
  return {
    place,
    begin: () => void open().catch(() => {}),
    get: async (isRefused) => {
      try {
        return await (await open())(isRefused);
      } catch {
        opened.current = null;
        return '';
      }
    },
  };
}
