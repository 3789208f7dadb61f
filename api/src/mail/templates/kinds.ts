import type { Token } from 'marked';

/** One fact in a table of facts. */
export interface MailRow {
  label: string;
  value: string;
  /** Link target of the value: a web, mail or phone address that the site generated. */
  href?: string;
}

/** One entry of a list of links. */
export interface MailLink {
  label: string;
  url: string;
  /** Small text after it: "PDF, 1,2 MB". */
  note?: string;
}

/** A figure of a chart: bars of table cells, which every mail program shows, and their values in words. */
export interface MailFigure {
  label: string;
  bars: readonly MailBar[];
}

export interface MailBar {
  /** "Deze week". */
  label: string;
  /** Not negative; decides how long it is beside the longest of its figure. */
  value: number;
  /** The value in the recipient's language. */
  text: string;
}

/** A home as mails show it. Every text is already in the recipient's language. */
export interface MailHome {
  title: string;
  /** What it is and where: "Woning, Aat". */
  place: string;
  price: string;
  /** Absolute; null: the title is not a link. */
  url: string | null;
  /** Absolute address of a picture of about 520 by 347 pixels. */
  picture?: string;
  /** Bedrooms, surface, energy label, on one line. */
  facts?: string;
  /** Above the title: "Nieuw", "In prijs verlaagd". */
  label?: string;
  /** Why it is in the mail: one sentence. */
  why?: string;
  /** Free times for a visit, each with the page that books it. */
  visits?: { heading: string; times: readonly MailLink[] };
  /** Its one button. */
  action?: MailLink;
  /** A small link below. */
  aside?: MailLink;
}

/**
 * The type of a word in braces. `text` is written by the site or the agency. `typed` and `message` come from a visitor:
 * their links are neutralised. `link` is an absolute address. `message` and the kinds after it are blocks: each needs
 * its own paragraph. `content` is Markdown of the agency.
 */
interface Kinds {
  text: string;
  typed: string;
  link: string;
  message: string;
  rows: readonly MailRow[];
  links: readonly MailLink[];
  homes: readonly MailHome[];
  chart: readonly MailFigure[];
  content: readonly Token[];
}

export type Kind = keyof Kinds;

/** Words of one template. A kind with a question mark is optional; without a value its paragraph is left out. */
export type Words = Readonly<Record<string, Kind | `${Kind}?`>>;

type KindOf<Word> = Word extends `${infer Given extends Kind}?` ? Given : Word extends Kind ? Word : never;

/** The values for rendering a template with these words. */
export type ValuesOf<Given extends Words> = {
  [Name in keyof Given as Given[Name] extends Kind ? Name : never]: Kinds[KindOf<Given[Name]>];
} & {
  [Name in keyof Given as Given[Name] extends Kind ? never : Name]?: Kinds[KindOf<Given[Name]>] | undefined;
};

/** Kinds that are a block (a table, a list or a quotation), not part of a sentence. */
export const BLOCK_KINDS: ReadonlySet<Kind> = new Set<Kind>(['message', 'rows', 'links', 'homes', 'chart', 'content']);

/** `aboutUrl` → `ABOUT_URL`, as templates write it. */
export const wordOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
