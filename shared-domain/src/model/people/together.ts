/** A list of homes that several people share by its link, as one of them sees it. */
export interface TogetherList {
  /** In the order in which they came. */
  people: TogetherPerson[];
  /** The one added last comes first. */
  homes: TogetherHome[];
  /** How long after the last visit it is erased, in words: `90 dagen`. */
  keptFor: string;
}

export interface TogetherPerson {
  id: number;
  firstName: string;
  /** The person who asks. */
  isYou: boolean;
}

export interface TogetherHome {
  /** Of the property. It may have left the site. */
  id: number;
  /** Ids of the people who like it. */
  likedBy: number[];
  notes: { by: number; text: string }[];
}

/** What somebody does with such a list. Hearts and notes are always the sender's own. */
export type TogetherChange =
  | { action: 'join'; firstName: string }
  | { action: 'heart'; home: number; liked: boolean }
  /** An empty note removes it. */
  | { action: 'note'; home: number; note: string }
  | { action: 'add'; homes: number[] }
  | { action: 'leave' }
  | { action: 'end' };
