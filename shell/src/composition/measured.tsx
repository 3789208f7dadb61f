import { type ReactElement, useEffect } from 'react';
import { type Boundary, type Measurement, useComposition } from './composition-context.ts';

/** What a section draws at one place, with a clock beside it. Has no element of its own. */
export function Measured({ section, expose, children }: Boundary & { children: ReactElement }) {
  const measurement = useComposition().measure({ section, expose }, children);
  return (
    <>
      {children}
      <End measurement={measurement} />
    </>
  );
}

/** Comes after what is measured: React draws in order. */
function End({ measurement }: { measurement: Measurement }) {
  measurement.drawn();
  useEffect(() => {
    measurement.shown();
  }, []);
  return null;
}
