import { Suspense, use, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadContentPage } from '../content/load-content-page.ts';
import { UnavailableNotice } from '../layout/unavailable-notice.tsx';
import { useComposition } from './composition-context.ts';
import type { LoadedPage, MessagePageView } from './loading/loaded-page.ts';
import { failureOf, SHELL } from './loading/section-failure.ts';
import type { PageModule } from './loading/section-loader.ts';
import { Measured } from './measured.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { useServerMarkup } from './server-markup.tsx';
import { PENDING_PAGE } from './time-limits.ts';

/** Renders the middle of the page: the shell's own content, a section's page, or a message. */
export function PageView({ page }: { page: LoadedPage }) {
  const { view } = page;
  switch (view.type) {
    case 'content':
      return <OwnPage data={page.data} />;
    case 'section':
      return <SectionPage section={view.section} name={view.page} data={page.data} href={page.href} />;
    case 'unavailable':
      return view.leftToBrowser ? <PendingPage {...view} /> : <Message view={view} />;
    default:
      return <Message view={view} />;
  }
}

/** The page was loaded together with the code of its message. */
function Message({ view }: { view: MessagePageView }) {
  const messages = use(useComposition().messages());
  if (messages) return <messages.MessageView view={view} />;
  return 'section' in view ? <UnavailableNotice section={view.section} /> : null;
}

/** Replaces a page that failed or did not arrive. */
const Unavailable = ({ section }: { section: string }) => (
  <Suspense>
    <Message view={{ type: 'unavailable', section }} />
  </Suspense>
);

/** A page of the shell itself. If it fails, its address is loaded as a document; until that arrives, header and footer work. */
function OwnPage({ data }: { data: unknown }) {
  const { sections, pageFailed, report } = useComposition();
  return (
    <SectionBoundary
      fallback={() => null}
      resetOn={data}
      onFailed={(error) => {
        report(failureOf(sections, SHELL, 'content', error));
        pageFailed(SHELL);
      }}
    >
      <LoadedOwnPage data={data} />
    </SectionBoundary>
  );
}

/** Its code is already loaded together with the page. */
function LoadedOwnPage({ data }: { data: unknown }) {
  const { Component } = use(loadContentPage());
  return <Component data={data} />;
}

/** Placeholder for a page that the browser is loading. */
function PendingPage({ section }: { section: string }) {
  const { sections } = useComposition();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PENDING_PAGE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div data-section={section} data-release={sections.versionOf(section)}>
      {late ? <Unavailable section={section} /> : <PendingBox className="ui-skeleton" aria-busy="true" />}
    </div>
  );
}

const PendingBox = styled.div`
  min-height: 70vh;
`;

interface SectionPageProps {
  section: string;
  name: string;
  data: unknown;
}

function SectionPage({ href, ...props }: SectionPageProps & { href: string }) {
  const { sections, pageFailed, report } = useComposition();
  const { section, name, data } = props;
  const expose = `page-${name}`;
  const frame = useRef<HTMLDivElement>(null);
  const markup = useServerMarkup(frame, href);
  return (
    <div
      ref={frame}
      data-section={section}
      data-release={sections.versionOf(section)}
      data-expose={expose}
      {...markup.handlers}
    >
      <SectionBoundary
        fallback={() => markup.keep() ?? <Unavailable section={section} />}
        resetOn={data}
        onFailed={(error) => {
          report(failureOf(sections, section, expose, error));
          pageFailed(section);
        }}
      >
        <Suspense fallback={markup.kept}>
          <LoadedSectionPage {...props} onShown={markup.shown} />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

function LoadedSectionPage({ section, name, data, onShown }: SectionPageProps & { onShown: () => void }) {
  const { sections } = useComposition();
  const { Component } = use(sections.load<PageModule>(section, `page-${name}`)).page;
  return (
    <Measured section={section} expose={`page-${name}`} onShown={onShown}>
      <Component data={data} />
    </Measured>
  );
}
