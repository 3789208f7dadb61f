import type { Language } from '@facade/shared-domain/model';
import { telephoneLink } from '@facade/shared-domain/numbers/telephone-link';
import type { Token } from 'marked';
import type { Kind, MailFigure, MailHome, MailLink, MailRow } from './kinds.ts';
import type { MailLook } from './mail-look.ts';
import { WORD } from './mail-text.ts';
import { neutralize, onOneLine, printable } from './neutralize.ts';
import { type MailTemplate, wordsOf } from './templates.ts';

/** The values of one mail's words; undefined or empty if there is no value. */
export interface FilledWords {
  /** In a sentence. */
  inline(word: string): string | undefined;
  /** A value of kind `link`, or a link as the agency writes it. */
  href(link: string): string | undefined;
  message(word: string): string[] | undefined;
  rows(word: string): readonly MailRow[] | undefined;
  links(word: string): readonly MailLink[] | undefined;
  homes(word: string): readonly MailHome[] | undefined;
  chart(word: string): readonly MailFigure[] | undefined;
  content(word: string): readonly Token[] | undefined;
  kindOf(word: string): Kind | null;
}

export function fillWords(
  template: MailTemplate,
  language: Language,
  values: Readonly<Record<string, unknown>>,
  look: MailLook,
): FilledWords {
  const rules = wordsOf(template);
  const agency: Readonly<Record<string, string>> = look.words(language);
  const kindOf = (word: string) => rules.get(word)?.kind ?? null;
  const valueFor = <Value>(word: string, kind: Kind): Value | undefined => {
    const rule = rules.get(word);
    return rule?.kind === kind ? (values[rule.name] as Value | undefined) : undefined;
  };
  const listOf = <Item>(word: string, kind: Kind) => {
    const list = valueFor<readonly Item[]>(word, kind);
    return list && list.length > 0 ? list : undefined;
  };
  const inline = (word: string): string | undefined => {
    const typed = valueFor<string>(word, 'typed');
    if (typed !== undefined) return neutralize(onOneLine(typed));
    return onOneLine(valueFor<string>(word, 'text') ?? agency[word] ?? '') || undefined;
  };
  return {
    inline,
    kindOf,
    href(link) {
      const [, word] = /^\{([A-Z_]+)\}$/.exec(link) ?? [];
      if (word) return webAddress(valueFor<string>(word, 'link'));
      const filled = link
        .replace('tel:{PHONE}', telephoneLink(agency.PHONE ?? ''))
        .replace(WORD, (_whole, name: string) => inline(name) ?? '');
      return (filled.startsWith('/') ? look.href(filled, language) : anyAddress(filled)) ?? undefined;
    },
    message(word) {
      const typed = valueFor<string>(word, 'message');
      const text = typed === undefined ? '' : neutralize(printable(typed));
      return text ? text.split('\n') : undefined;
    },
    rows: (word) => listOf<MailRow>(word, 'rows')?.map(cleanRow),
    links: (word) => listOf<MailLink>(word, 'links'),
    homes: (word) => listOf<MailHome>(word, 'homes')?.map(cleanHome),
    chart: (word) => listOf<MailFigure>(word, 'chart'),
    content: (word) => listOf<Token>(word, 'content'),
  };
}

/** A value without a link may be what a visitor typed. */
const cleanRow = ({ label, value, href }: MailRow): MailRow => {
  const address = anyAddress(href);
  const text = onOneLine(value);
  return { label: onOneLine(label), value: address ? text : neutralize(text), ...(address && { href: address }) };
};

const cleanHome = ({ picture, url, ...home }: MailHome): MailHome => {
  const address = webAddress(picture);
  return { ...home, url: webAddress(url ?? undefined) ?? null, ...(address && { picture: address }) };
};

/** A normalized web address; undefined for any other address. */
const webAddress = (address: string | undefined): string | undefined => withScheme(address, /^https?:$/);

const anyAddress = (address: string | undefined) => withScheme(address, /^(https?|mailto|tel):$/);

function withScheme(address: string | undefined, schemes: RegExp): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url && schemes.test(url.protocol) ? url.href : undefined;
}
