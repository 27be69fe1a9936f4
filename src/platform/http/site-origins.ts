import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

type Site = Pick<Config, 'publicUrl' | 'STAGING_HOST'>;

/** The origins at which our pages are opened; scripts of other origins may not read our responses. */
export function siteOrigins({ publicUrl, STAGING_HOST }: Site): string[] {
  const { origin, protocol } = new URL(publicUrl);
  const staging = STAGING_HOST && `${protocol}//${STAGING_HOST}`;
  return [...new Set([origin, ...(staging ? [staging] : [])])];
}

/**
 * Allows our pages to read files of a server part that has another origin (CORS): module scripts and fonts require it, and
 * pages store offline copies. With a single site origin the header is in every response, so that a response cached for a
 * picture also works for a script.
 */
export function allowSiteOrigins(server: FastifyInstance, site: Site, servedFrom: string): void {
  if (servedFrom === site.publicUrl) return;
  const origins = siteOrigins(site);
  server.addHook('onSend', async (request, reply) => {
    const asking = origins.find((origin) => origin === request.headers.origin);
    reply.header('access-control-allow-origin', asking ?? origins[0]);
    if (origins.length === 1) return;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, origin` : 'origin');
  });
}
