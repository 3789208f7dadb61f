import { browserApi, messagesOf, useLanguage, useReturnedForm, useTexts } from '@facade/section-kit';
import type { TogetherList } from '@facade/shared-domain/model';
import { useEffect, useRef, useState } from 'react';
import type { CardProperty } from '../cards/card-data.ts';
import { getHomes } from '../favourites/get-homes.ts';
import { rememberList } from './known-lists.ts';
import { sortTogether, type TogetherSort } from './sort-homes.ts';
import { type ChangeFields, changeTogether, loadTogether } from './together-data.ts';

/** The name that the list's forms are posted under. */
export const TOGETHER_FORM = 'together';

/** Milliseconds after which the list is asked again when the visitor comes back to it. */
const FRESH = 5000;

export interface TogetherData {
  token: string;
  /** Null where it was ended or erased. */
  list: TogetherList | null;
  homes: CardProperty[];
  sort: TogetherSort;
}

const NOTHING: Readonly<Record<string, string>> = {};

/** A shared list that follows what the others do whenever the visitor comes back to it, and what the visitor does with it. */
export function useTogether(data: TogetherData) {
  const t = useTexts('mf-listings');
  const language = useLanguage();
  const { token } = data;
  const [{ list, homes }, setShown] = useState({ list: data.list, homes: data.homes });
  const [sort, setSort] = useState(data.sort);
  /** A heart does not move its home under the visitor's finger: the order stays until the list is read again. */
  const [order, setOrder] = useState(() => sortTogether(data.list?.homes ?? [], data.homes, data.sort));
  const [errors, setErrors] = useState(useReturnedForm(TOGETHER_FORM)?.errors ?? NOTHING);
  const busy = useRef(false);
  const readAt = useRef(0);
  const turns = useRef(0);

  /** `follows`: read again, not changed here. An answer that a later request overtook is not shown: it may lack a change. */
  const show = async (answer: Promise<TogetherList | null>, follows: boolean) => {
    turns.current += 1;
    const turn = turns.current;
    const next = await answer;
    const ids = next?.homes.map(({ id }) => id) ?? [];
    const missing = ids.filter((id) => !homes.some((home) => home.id === id) && !order.includes(id));
    const more = await getHomes(browserApi, language, missing).catch(() => []);
    if (turn !== turns.current) return;
    const all = [...homes, ...more];
    setShown({ list: next, homes: all });
    setOrder((before) =>
      follows ? sortTogether(next?.homes ?? [], all, sort) : [...ids.filter((id) => !before.includes(id)), ...before],
    );
  };

  const you = list?.people.find(({ isYou }) => isYou) ?? null;
  const firstName = you?.firstName ?? null;
  useEffect(() => rememberList(token, list && { firstName }), [token, list, firstName]);

  const refresh = useRef(() => {});
  refresh.current = () => {
    if (document.visibilityState === 'hidden' || busy.current || Date.now() - readAt.current < FRESH) return;
    readAt.current = Date.now();
    show(loadTogether(browserApi, token, language), true).catch(() => undefined);
  };
  useEffect(() => {
    readAt.current = Date.now();
    const comeBack = () => refresh.current();
    addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);

  const change = async (fields: ChangeFields): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    try {
      await show(changeTogether(token, fields, language), false);
      setErrors(NOTHING);
      return true;
    } catch (error) {
      const messages = messagesOf(error);
      setErrors(Object.keys(messages).length > 0 ? messages : { '': t('together.failed') });
      return false;
    } finally {
      busy.current = false;
    }
  };
  const sortBy = (next: TogetherSort) => {
    setSort(next);
    setOrder(sortTogether(list?.homes ?? [], homes, next));
  };
  return { list, homes, order, you, sort, sortBy, change, errors };
}
