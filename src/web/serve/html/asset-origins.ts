import type { ServerBuild } from 'react-router';
import type { Hosts } from '#platform/config/hosts.ts';
import type { HtmlPiece } from './kept-pieces.ts';

type Site = Hosts & { publicUrl: string };

/** The origins of a site's assets as browsers see them, each empty for the site's own. */
interface AssetOrigins {
  api: string;
  media: string;
  cdn: string;
}

export function assetOrigins({ publicUrl, apiUrl, mediaUrl, cdnUrl }: Site): AssetOrigins {
  const other = (url: string) => (url === publicUrl ? '' : url);
  return { api: other(apiUrl), media: other(mediaUrl), cdn: other(cdnUrl) };
}

/** The same build with its scripts and styles at another origin, in pages and in the router's manifest. */
export function withAssetOrigin(build: ServerBuild, cdn: string): ServerBuild {
  if (!cdn) return build;
  const assets = JSON.stringify(build.assets).replaceAll('"/assets/', `"${cdn}/assets/`);
  return { ...build, assets: JSON.parse(assets) };
}

/**
 * The same build with a manifest for browsers:
 * - Shared style sheets have their plain addresses. The router adds '#' to those that late parts need, too, lest they leave with their
 *   route, and Vite then loads them a second time at the visitor's first press: the whole page is styled again, and by twice the
 *   rules from then on. Those of the root never leave.
 * - What a route does not have is not listed, half a kilobyte of each page.
 */
export function withLeanManifest(build: ServerBuild): ServerBuild {
  const marked = build.assets.routes.root?.css?.filter((href) => href.endsWith('#')) ?? [];
  const assets = marked.reduce(
    (text, href) => text.replaceAll(JSON.stringify(href), JSON.stringify(href.slice(0, -1))),
    JSON.stringify(build.assets),
  );
  return { ...build, assets: JSON.parse(assets, (_, value) => (value === false ? undefined : value)) };
}

/**
 * A finished page, or a part of one, with the real origins of its pictures and fonts: pages are rendered as if all were on one host, and scripts
 * read the other origins from the attributes `data-api`, `data-media`, `data-cdn`.
 */
export function rewriteAssetOrigins<Html extends HtmlPiece>(html: Html, site: Site): Html | string {
  const hosts = assetOrigins(site);
  const { media, cdn } = hosts;
  const named = Object.entries(hosts).filter(([, origin]) => origin);
  if (named.length === 0) return html;
  let led = String(html).replace(
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
