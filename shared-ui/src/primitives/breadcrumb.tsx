export interface BreadcrumbProps {
  /** From the home page to this one; the last is not a link. */
  items: readonly { label: string; path: string }[];
  /** Names the navigation for screen readers. */
  label: string;
}

/** The path to this page in the site's hierarchy. */
export function Breadcrumb({ items, label }: BreadcrumbProps) {
  return (
    <nav className="ui-breadcrumb" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.path}>
            {index < items.length - 1 ? (
              <a href={item.path}>{item.label}</a>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
