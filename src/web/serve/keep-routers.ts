import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import type { App } from '#platform/app.ts';
import { reportFaults } from '#platform/pages/report-faults.ts';
import { assetOrigins, withAssetOrigin, withLeanManifest } from './html/asset-origins.ts';
import { notePacked } from './html/fill-packed.ts';
import { type PageRoute, routeFinder } from './page-routes.ts';

export interface Router {
  handle: RequestHandler;
  findRoute: (path: string) => PageRoute | null;
}

/** Caches routers by build, because creating one takes a while; development has a new build after every change. */
export function keepRouters(app: App): (build: ServerBuild) => Router {
  const { cdn } = assetOrigins(app.config);
  const routers = new WeakMap<ServerBuild, Router>();
  return (build) => {
    const known = routers.get(build);
    if (known) return known;
    const served = withAssetOrigin(withLeanManifest(build), cdn);
    const made = {
      handle: createRequestHandler(notePacked(reportFaults(served, app))),
      findRoute: routeFinder(build),
    };
    routers.set(build, made);
    return made;
  };
}
