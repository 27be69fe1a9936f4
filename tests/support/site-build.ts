import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from '#web/entry.server.tsx';
import * as root from '#web/root.tsx';
import routes from '#web/routes.ts';

/** Every address of the site with the id of its route, as `routes.ts` lists them. */
export const siteRoutes = (routes as RouteConfigEntry[]).map(({ id, file, path = '', index = false }) => ({
  id: id ?? file.replace(/\.tsx?$/, ''),
  file,
  path,
  index,
}));

/** The site's pages without a build: all its real routes, in the form in which a finished build has them. */
export async function buildOfSources(): Promise<ServerBuild> {
  const modules = await Promise.all(
    siteRoutes.map(({ file }) => import(pathToFileURL(resolve('src/web', file)).href)),
  );
  const all = [
    { id: 'root', path: '', index: false, parentId: undefined, module: asBuilt(root) },
    ...siteRoutes.map((route, at) => ({ ...route, parentId: 'root', module: asBuilt(modules[at]) })),
  ];
  const inManifest = all.map(({ id, path, index, parentId, module }) => [
    id,
    {
      id,
      path,
      index,
      parentId,
      module: `/assets/${id.replaceAll('/', '-')}.js`,
      imports: [],
      css: [],
      hasLoader: 'loader' in module,
      hasAction: 'action' in module,
      hasErrorBoundary: 'ErrorBoundary' in module,
    },
  ]);
  return {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.client.js', imports: [] },
      routes: Object.fromEntries(inManifest),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    basename: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

/** The build gives components what belongs to their route. */
function asBuilt(module: unknown): object {
  const { default: Page, ErrorBoundary } = module as {
    default?: ComponentType;
    ErrorBoundary?: ComponentType;
  };
  return {
    ...(module as object),
    ...(Page ? { default: withComponentProps(Page as never) } : {}),
    ...(ErrorBoundary ? { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) } : {}),
  };
}
