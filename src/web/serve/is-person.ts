import type { FastifyRequest } from 'fastify';
import { staffBrowser } from '#platform/http/staff-browser.ts';
import { createMemo } from './create-memo.ts';

/** What is no person, as it calls itself; nobody's browser comes without a name. */
const machines =
  /(?<!cu)bot\b|(?<!cu)bot[/_-]|crawl|spider|slurp|preview|externalhit|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|okhttp|axios|go-http|http-?client|scrapy/i;

const isMachine = createMemo((name: string) => machines.test(name));

/**
 * Whether a page was asked for by somebody who looks at it: no machine, nobody of the staff, not fetched before it is asked for, nor by a page
 * of another site as one of its pictures or frames, which nobody sees.
 */
export function isPerson({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const name = headers['user-agent'];
  if (!name || isMachine(name)) return false;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|prerender|preview/.test(String(purpose))) return false;
  if (headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-dest'] !== 'document') return false;
  return !staffBrowser.is(headers.cookie);
}
