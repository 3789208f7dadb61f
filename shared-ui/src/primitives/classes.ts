/** Joins the class of a primitive with the caller's. */
export const classes = (own: string, more: string | undefined): string => (more ? `${own} ${more}` : own);
