import type { Token } from 'marked';

/** One fact in a table of facts. */
export interface MailRow {
  label: string;
  value: string;
  /** Where the value leads: a web, mail or phone address that the site made itself. */
  href?: string;
}

/** One entry of a list of links. */
export interface MailLink {
  label: string;
  url: string;
  /** Small print behind it: "PDF, 1,2 MB". */
  note?: string;
}

/** A home as mails show it. Every text is already in the recipient's language. */
export interface MailHome {
  title: string;
  /** What it is and where: "Woning, Aat". */
  place: string;
  price: string;
  /** Absolute; null: the title is no link. */
  url: string | null;
  /** Absolute address of a picture of about 520 by 347 pixels. */
  picture?: string;
  /** Bedrooms, surface, energy label, on one line. */
  facts?: string;
  /** Over the title: "Nieuw", "In prijs verlaagd". */
  label?: string;
}

/**
 * What a word in braces stands for. `text` is the site's or the agency's own; `typed` and `message` come from a visitor: their
 * links are neutralised. `link` is an absolute address; `message` and those after it are blocks, `content` Markdown of the agency: they
 * stand in a paragraph of their own.
 */
interface Kinds {
  text: string;
  typed: string;
  link: string;
  message: string;
  rows: readonly MailRow[];
  links: readonly MailLink[];
  homes: readonly MailHome[];
  content: readonly Token[];
}

export type Kind = keyof Kinds;

/** Words of one template; a kind with a question mark may be left out, and takes its paragraph with it. */
export type Words = Readonly<Record<string, Kind | `${Kind}?`>>;

type KindOf<Word> = Word extends `${infer Given extends Kind}?` ? Given : Word extends Kind ? Word : never;

/** The values that a template with these words is rendered with. */
export type ValuesOf<Given extends Words> = {
  [Name in keyof Given as Given[Name] extends Kind ? Name : never]: Kinds[KindOf<Given[Name]>];
} & {
  [Name in keyof Given as Given[Name] extends Kind ? never : Name]?: Kinds[KindOf<Given[Name]>] | undefined;
};

/** Kinds that are a table, a list or a quotation, not a part of a sentence. */
export const BLOCK_KINDS: ReadonlySet<Kind> = new Set<Kind>(['message', 'rows', 'links', 'homes', 'content']);

/** `aboutUrl` → `ABOUT_URL`, as templates write it. */
export const wordOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
