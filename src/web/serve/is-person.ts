import type { FastifyRequest } from 'fastify';
import { staffBrowser } from '#platform/http/staff-browser.ts';
import { createMemo } from './create-memo.ts';

/** User agents of bots; a missing user agent is no browser's either. */
const machines =
  /(?<!cu)bot\b|(?<!cu)bot[/_-]|crawl|spider|slurp|preview|externalhit|monitor|uptime|headless|lighthouse|curl|wget|python|java\/|okhttp|axios|go-http|http-?client|scrapy/i;

const isMachine = createMemo((name: string) => machines.test(name));

/**
 * Whether a page was requested by a person who looks at it: not by a bot or staff, not prefetched, and not by another site's page
 * as a picture or frame, which nobody sees.
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
