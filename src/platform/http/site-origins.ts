import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';

type Site = Pick<Config, 'publicUrl' | 'STAGING_HOST'>;

/** The origins that pages of ours are opened at; scripts of no other may read what we answer. */
export function siteOrigins({ publicUrl, STAGING_HOST }: Site): string[] {
  const { origin, protocol } = new URL(publicUrl);
  const staging = STAGING_HOST && `${protocol}//${STAGING_HOST}`;
  return [...new Set([origin, ...(staging ? [staging] : [])])];
}

/**
 * Lets our pages read the files of a server part that browsers find at another origin: module scripts and fonts come no
 * other way, and pages keep what they show for times without a network. With one origin of ours it stands in every reply,
 * so that a copy fetched for a picture also does for a script.
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
