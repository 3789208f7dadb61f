import type { ProblemKind } from '../problem-texts/problem-texts.ts';
import { FeedError } from './feed-error.ts';
import type { FileWindow } from './file-window.ts';
import { LISTS, type RecordKind, type TakeRecord } from './kinds.ts';
import { ValueScan } from './value-scan.ts';

const SPACES = new Set([9, 10, 13, 32]);
const END = -1;
const byteOf = (sign: string) => sign.charCodeAt(0);

/** Finds the records in a document `{ "properties": […], "projects": […], … }`; other fields are skipped. */
export async function splitDocument(window: FileWindow, take: TakeRecord): Promise<void> {
  if ((await next(window)) !== byteOf('{')) throw new FeedError('notObject');
  window.at += 1;
  const found = new Set<string>();
  if ((await next(window)) !== byteOf('}')) {
    do {
      await next(window);
      const name = await fieldName(window);
      await next(window);
      if (name in LISTS) await list(window, name as keyof typeof LISTS, take);
      else await value(window);
      found.add(name);
    } while (await goesOn(window, '}'));
  } else window.at += 1;
  if ((await next(window)) !== END) throw notJson(window, 'jsonAfter');
  if (!found.has('properties')) throw new FeedError('noList', {}, 'properties');
}

async function fieldName(window: FileWindow): Promise<string> {
  if ((await next(window)) !== byteOf('"')) throw notJson(window, 'jsonNoName');
  const [from, to] = await value(window);
  const name: string = JSON.parse(window.bytes.toString('utf8', from, to));
  if ((await next(window)) !== byteOf(':')) throw notJson(window, 'jsonNoColon');
  window.at += 1;
  return name;
}

async function list(window: FileWindow, name: keyof typeof LISTS, take: TakeRecord): Promise<void> {
  if ((await next(window)) !== byteOf('[')) return noList(window, name);
  window.at += 1;
  if ((await next(window)) === byteOf(']')) {
    window.at += 1;
    return;
  }
  const kind: RecordKind = LISTS[name];
  let number = 0;
  do {
    await next(window);
    const [from, to] = await value(window);
    number += 1;
    take({ kind, number, place: window.base + from, bytes: window.bytes.subarray(from, to) });
  } while (await goesOn(window, ']'));
}

/** Every list may be null except the properties. */
async function noList(window: FileWindow, name: string): Promise<void> {
  const [from, to] = await value(window);
  if (name === 'properties') throw new FeedError('noList', {}, name);
  if (window.bytes.toString('utf8', from, to).trim() !== 'null') throw new FeedError('list', {}, name);
}

/** Moves after a comma (true) or after the end (false). */
async function goesOn(window: FileWindow, end: string): Promise<boolean> {
  const byte = await next(window);
  if (byte !== byteOf(',') && byte !== byteOf(end)) throw notJson(window, 'jsonNoComma');
  window.at += 1;
  return byte === byteOf(',');
}

/** Moves to the next byte that is not whitespace and returns it; {@link END} at the end. */
async function next(window: FileWindow): Promise<number> {
  for (;;) {
    while (window.at < window.end) {
      const byte = window.bytes[window.at] ?? END;
      if (!SPACES.has(byte)) return byte;
      window.at += 1;
    }
    if (!(await window.more())) return END;
  }
}

/** Moves after the value that begins here and returns its position in the bytes of the window. */
async function value(window: FileWindow): Promise<[from: number, to: number]> {
  const scan = new ValueScan(window.bytes[window.at]);
  let to = window.at;
  for (;;) {
    to = scan.advance(window.bytes, to, window.end);
    if (scan.isDone) break;
    const seen = to - window.at;
    if (!(await window.more())) throw notJson(window, 'jsonCutOff');
    to = window.at + seen;
  }
  const from = window.at;
  if (from === to) throw notJson(window, 'jsonNoValue');
  window.at = to;
  return [from, to];
}

const notJson = (window: FileWindow, kind: ProblemKind): FeedError =>
  new FeedError(kind, { byte: window.base + window.at + 1 });
