import { Link } from 'react-router';

export interface SwitchProps {
  label: string;
  options: { label: string; href: string; current: boolean }[];
}

/** A choice of links, one of them current. */
export const Switch = ({ label, options }: SwitchProps) => (
  <nav className="switch" aria-label={label}>
    {options.map((option) => (
      <Link key={option.label} to={option.href} replace aria-current={option.current || undefined}>
        {option.label}
      </Link>
    ))}
  </nav>
);
