import type { Language } from '@facade/shared-domain/model/language';
import type { Site } from '@facade/shared-domain/model/site';
import { type FunctionComponent, useEffect, useRef } from 'react';
import { useLanguage, useSite } from './site.tsx';
import { type Translate, useTexts } from './texts.ts';
import { useIsTakenOver } from './use-is-taken-over.ts';

/** What an island gets beside its own props: hooks of the kit work in the shell's React only. */
export interface AroundIsland<Section extends string = string> {
  language: Language;
  site: Site;
  t: Translate<Section>;
}

/** A part that is rendered by other means than the shell's React, such as a React of another major version. */
export interface Island<Props, Section extends string = string> {
  /** Its HTML. Server only. */
  render(props: Props & AroundIsland<Section>): string;
  /** Takes over what `render` wrote, or fills an empty element. Browser only. */
  mount(element: HTMLElement, props: Props & AroundIsland<Section>): MountedIsland<Props, Section>;
}

export interface MountedIsland<Props, Section extends string = string> {
  update(props: Props & AroundIsland<Section>): void;
  unmount(): void;
}

/** The same object in each render: React leaves alone what stands there. */
const AS_WRITTEN = { __html: '' };

/**
 * The component of a page or fragment that is an island. The shell's React sees one element, whose content it never touches. Nothing of
 * another section can stand in it.
 * @example defineFragment({ Component: islandOf('mf-old', { render, mount }) })
 */
export function islandOf<Props extends object, Section extends string = string>(
  section: Section,
  { render, mount }: Island<Props, Section>,
): FunctionComponent<Props> {
  return function IslandPart(own: Props) {
    const props = { ...own, language: useLanguage(), site: useSite(), t: useTexts(section) };
    const element = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedIsland<Props, Section>>(null);
    const isTakenOver = useIsTakenOver();
    useEffect(() => {
      if (mounted.current) mounted.current.update(props);
      else if (element.current) mounted.current = mount(element.current, props);
    });
    useEffect(
      () => () => {
        mounted.current?.unmount();
        mounted.current = null;
      },
      [],
    );
    const html = typeof window === 'undefined' ? { __html: render(props) } : AS_WRITTEN;
    // What is not taken over begins empty: the content policy allows no HTML from elsewhere.
    return <div ref={element} suppressHydrationWarning {...(isTakenOver && { dangerouslySetInnerHTML: html })} />;
  };
}
