import { useLanguage } from '@facade/section-kit';
import { type RefObject, useRef } from 'react';
import type { GetProof } from './get-proof.ts';

interface LazyProof {
  /** Where a provider may ask the visitor something; hidden until then. */
  place: RefObject<HTMLDivElement | null>;
  /** The form is touched: the browser begins to work for it. */
  begin(): void;
  /** Empty where the browser cannot do it: the api decides what that is worth. */
  get: GetProof;
}

/** What shows the api that a person sends the form. Its code is fetched when somebody touches the form. */
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
