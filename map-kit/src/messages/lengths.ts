/** The longest texts of a message that the frame accepts, in characters: pages cut theirs to these. */
export const LONGEST = { label: 60, title: 300, ribbon: 60 } as const;
