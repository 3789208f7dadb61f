import { type ReactNode, StrictMode, startTransition } from 'react';
import { type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { serverFields } from './early/fields.ts';
import { loadEarly } from './early/load-early.ts';
import { untilLoaded } from './recovery/until-loaded.ts';

/** Takes over what the server rendered into the element with this id, and returns the element. */
export function hydrate(id: string, children: ReactNode, options: HydrationOptions): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element "${id}"`);
  const fields = serverFields(element);
  const onRecoverableError = async (error: unknown) => {
    console.error('[facade] hydration:', error);
    const { restoreInput } = await untilLoaded(loadEarly);
    await restoreInput(element, fields);
  };
  // In a transition React hydrates the page in slices; otherwise it would in one go.
  startTransition(() => {
    hydrateRoot(element, <StrictMode>{children}</StrictMode>, { onRecoverableError, ...options });
  });
  return element;
}
