export const FONT = "font-family:Figtree,'Segoe UI',Arial,sans-serif";

/** A layout table: screen readers ignore it. */
export const LAYOUT = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
