import { type FragmentId, type SlotProps, type SlotRequest, slotKey } from '@facade/section-kit';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { UnavailableNotice } from '../layout/unavailable-notice.tsx';
import { type Boundary, useComposition } from './composition-context.ts';
import { failureOf } from './loading/section-failure.ts';
import type { FragmentModule } from './loading/section-loader.ts';
import { Measured } from './measured.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { useServerMarkup } from './server-markup.tsx';

/** Delay before a failed fragment is retried, in milliseconds. It doubles each time, up to the last value. */
const FIRST_RETRY = 1500;
const LAST_RETRY = 15_000;

/** Renders a fragment of a section where a page includes it. The shell provides it as `SlotContext`. */
export function SlotView(props: SlotProps<FragmentId>) {
  const { id, props: fragmentProps, when = 'now', skeleton = null, fallback } = props;
  const composition = useComposition();
  const [attempt, setAttempt] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const request = { id, props: fragmentProps } as SlotRequest;
  const key = slotKey(request);
  const markup = useServerMarkup(element, key, attempt === 0);
  const { section, expose } = boundaryOf(id);
  const { sections } = composition;

  useEffect(() => {
    const target = element.current;
    return target ? composition.watch(key, target, when) : undefined;
  }, [composition, key, when]);

  const retryAfter = (delay: number) => () => {
    const timer = setTimeout(() => {
      composition.retry(request);
      setAttempt(attempt + 1);
    }, delay);
    return () => clearTimeout(timer);
  };
  const pause = Math.min(FIRST_RETRY * 2 ** attempt, LAST_RETRY);
  const failure = <Failure section={section} onShown={retryAfter(pause)} fallback={fallback} />;
  const failed = () => <Failure section={section} onShown={retryAfter(pause)} fallback={markup.keep() ?? fallback} />;
  const pending = <Failure section={section} onShown={retryAfter(0)} fallback={skeleton} />;

  return (
    <div
      ref={element}
      data-section={section}
      data-release={sections.versionOf(section)}
      data-expose={expose}
      {...markup.handlers}
    >
      <SectionBoundary
        key={attempt}
        fallback={failed}
        onFailed={(error) => {
          composition.report(failureOf(sections, section, expose, error));
          sections.markBroken?.(section);
        }}
      >
        <Suspense fallback={markup.kept ?? skeleton}>
          <FragmentView {...props} onShown={markup.shown} slot={key} failure={failure} pending={pending} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

interface FragmentViewProps extends SlotProps<FragmentId> {
  slot: string;
  onShown: () => void;
  failure: React.ReactNode;
  /** Shown while the browser loads a fragment that only it may load. */
  pending: React.ReactNode;
}

function FragmentView({ id, props, when = 'now', slot, onShown, failure, pending }: FragmentViewProps) {
  const composition = useComposition();
  const activation = composition.whenActive(slot, when);
  if (activation) use(activation);
  const state = composition.slotState({ id, props } as SlotRequest);
  const slotState = state instanceof Promise ? use(state) : state;
  if ('failed' in slotState) return slotState.leftToBrowser ? pending : failure;
  const boundary = boundaryOf(id);
  const { fragment } = use(composition.sections.load<FragmentModule>(boundary.section, boundary.expose));
  const { Component } = fragment;
  return (
    <Measured {...boundary} onShown={onShown}>
      <Component data={slotState.data} props={props} />
    </Measured>
  );
}

function boundaryOf(id: FragmentId): Boundary {
  const [section = '', name] = id.split('/');
  return { section, expose: `fragment-${name}` };
}

interface FailureProps {
  section: string;
  fallback?: React.ReactNode;
  onShown: () => () => void;
}

function Failure({ section, fallback, onShown }: FailureProps) {
  useEffect(onShown, []);
  return fallback === undefined ? <UnavailableNotice section={section} /> : fallback;
}
