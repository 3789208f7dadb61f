import { type ReactElement, useEffect } from 'react';
import { type Boundary, type Measurement, useComposition } from './composition-context.ts';

interface Props extends Boundary {
  /** Called when the content is in the document. */
  onShown?: () => void;
  children: ReactElement;
}

/** Measures the time a section takes at one place. Adds no element. */
export function Measured({ section, expose, onShown, children }: Props) {
  const measurement = useComposition().measure({ section, expose }, children);
  return (
    <>
      {children}
      <End measurement={measurement} onShown={onShown} />
    </>
  );
}

/** Comes after the measured content: React renders in order. */
function End({ measurement, onShown }: { measurement: Measurement; onShown: (() => void) | undefined }) {
  measurement.rendered();
  useEffect(() => {
    measurement.shown();
    onShown?.();
  }, []);
  return null;
}
