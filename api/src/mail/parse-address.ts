import type { Address } from './message.ts';

/** Parses "Name <address>", or a bare address, which gets the given name. */
export function parseAddress(text: string, name: string): Address {
  const match = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(text);
  return match?.[2] ? { name: match[1] || name, address: match[2] } : { name, address: text.trim() };
}
