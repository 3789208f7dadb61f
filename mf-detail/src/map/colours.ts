/** The theme's colours and font that the map draws with, as CSS values. */
export interface MapColours {
  ink: string;
  muted: string;
  paper: string;
  accent: string;
  font: string;
}

/** A canvas knows no custom properties: they are read where the map stands. */
export function readColours(element: Element): MapColours {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: token('ink'),
    muted: token('muted'),
    paper: token('paper'),
    accent: token('accent'),
    font: style.fontFamily,
  };
}
