import type { WebsiteDiffLine } from '@facade/shared-domain/model';

/** Lines that were added and removed, with some around them. */
export const DiffLines = ({ lines, label }: { lines: readonly WebsiteDiffLine[]; label: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached by the keyboard
  <section className="lines" aria-label={label} tabIndex={0}>
    {lines.map((line, index) => (
      <Line key={index} line={line} />
    ))}
  </section>
);

function Line({ line: { kind, text } }: { line: WebsiteDiffLine }) {
  if (kind === 'gap') return <span className="gap">…</span>;
  if (kind === 'added') return <ins>{text || ' '}</ins>;
  return kind === 'removed' ? <del>{text || ' '}</del> : <span>{text || ' '}</span>;
}
