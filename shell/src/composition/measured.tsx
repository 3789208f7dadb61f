import { type ReactElement, useEffect } from 'react';
import { type Boundary, type Measurement, useComposition } from './composition-context.ts';

interface Props extends Boundary {
  /** Called when it is in the document. */
  onShown?: () => void;
  children: ReactElement;
}

/** What a section renders at one place, with a clock beside it. Has no element of its own. */
export function Measured({ section, expose, onShown, children }: Props) {
  const measurement = useComposition().measure({ section, expose }, children);
  return (
    <>
      {children}
      <End measurement={measurement} onShown={onShown} />
    </>
  );
}

/** Comes after what is measured: React renders in order. */
function End({ measurement, onShown }: { measurement: Measurement; onShown: (() => void) | undefined }) {
  measurement.rendered();
  useEffect(() => {
    measurement.shown();
    onShown?.();
  }, []);
  return null;
}
