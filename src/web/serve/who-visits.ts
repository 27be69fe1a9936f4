import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { staffBrowser } from '#platform/http/staff-browser.ts';

/** So many visits are known again, and so many names of browsers and pages are remembered. */
const mostKnown = 2 ** 17;
const mostNames = 5000;

/** What is no person, as it calls itself; nobody's browser comes without a name. */
const machines =
  /(?<!cu)bot\b|(?<!cu)bot[/_-]|crawl|spider|slurp|preview|externalhit|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|okhttp|axios|go-http|http-?client|scrapy/i;

const isMachine = createMemo((name: string) => machines.test(name));

/** Whether a page was asked for by somebody who looks at it: no machine, nobody of the staff, and not fetched before it is asked for. */
export function isPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const name = headers['user-agent'];
  if (!name || isMachine(name)) return false;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose))) return false;
  return !staffBrowser.is(headers.cookie);
}

/** Remembers what was worked out for a text: the same browsers and pages come again and again. */
export function createMemo<Value>(work: (text: string, detail: string) => Value) {
  const known = new Map<string, Value>();
  return (text: string, detail = ''): Value => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = work(text, detail);
    if (known.size >= mostNames) known.clear();
    known.set(text, value);
    return value;
  };
}

/**
 * Tells whether something of an address comes for the first time within a stretch of time. Of two that want the same place in the
 * table the later one has it.
 */
export function createOnce(): (stretch: number, ip: string, key: string) => boolean {
  const seed = randomInt(2 ** 31);
  const table = new Int32Array(mostKnown);
  let current = 0;
  return (stretch, ip, key) => {
    if (stretch !== current) table.fill(0);
    current = stretch;
    const mark = mix(mix(seed, ip), key) || 1;
    const place = (mark ^ (mark >>> 15)) & (mostKnown - 1);
    if (table[place] === mark) return false;
    table[place] = mark;
    return true;
  };
}

/** FNV-1a, from a secret beginning: a number that leads back to no address. */
function mix(from: number, text: string): number {
  let mixed = from;
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  return mixed;
}
