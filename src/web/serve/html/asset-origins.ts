import type { ServerBuild } from 'react-router';
import type { Hosts } from '#platform/config/hosts.ts';

type Site = Hosts & { publicUrl: string };

/** The origins that browsers find a part of the site at, each empty where that is the site's own. */
interface AssetOrigins {
  api: string;
  media: string;
  cdn: string;
}

export function assetOrigins({ publicUrl, apiUrl, mediaUrl, cdnUrl }: Site): AssetOrigins {
  const other = (url: string) => (url === publicUrl ? '' : url);
  return { api: other(apiUrl), media: other(mediaUrl), cdn: other(cdnUrl) };
}

/** The same build with its scripts and styles at another origin, in pages and in what the router asks for ahead. */
export function withAssetOrigin(build: ServerBuild, cdn: string): ServerBuild {
  if (!cdn) return build;
  const assets = JSON.stringify(build.assets).replaceAll('"/assets/', `"${cdn}/assets/`);
  return { ...build, assets: JSON.parse(assets) };
}

/**
 * A finished page that looks for its pictures and fonts where they are, and tells its scripts where to look: pages are
 * drawn as if all were on one host, and scripts read the others from the attributes `data-api`, `data-media`, `data-cdn`.
 */
export function rewriteAssetOrigins(html: string, site: Site): string {
  const hosts = assetOrigins(site);
  const { media, cdn } = hosts;
  const named = Object.entries(hosts).filter(([, origin]) => origin);
  if (named.length === 0) return html;
  let led = html.replace(
    '<html',
    `<html${named.map(([name, origin]) => ` data-${name}="${origin}"`).join('')}`,
  );
  if (media) {
    led = led
      .replaceAll('/img?url=', `${media}/img?url=`)
      .replaceAll(`${site.publicUrl}/media/`, `${media}/media/`);
  }
  return cdn ? led.replace(/"(\/assets\/[\w.-]+\.woff2?")/g, `"${cdn}$1`) : led;
}
