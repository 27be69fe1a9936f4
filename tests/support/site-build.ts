import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ComponentType } from 'react';
import {
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as officeEntry from '#office/entry.server.tsx';
import * as officeRoot from '#office/root.tsx';
import officeRoutes from '#office/routes.ts';
import * as entry from '#web/entry.server.tsx';
import * as root from '#web/root.tsx';
import routes from '#web/routes.ts';

interface FlatRoute {
  id: string;
  parentId: string;
  file: string;
  path: string;
  index: boolean;
}

/** All routes of an application with their id and their parent's, as its `routes.ts` lists them. */
function flatten(entries: readonly RouteConfigEntry[], parentId = 'root'): FlatRoute[] {
  return entries.flatMap(({ id, file, path = '', index = false, children = [] }) => {
    const own = { id: id ?? file.replace(/\.tsx?$/, ''), parentId, file, path, index };
    return [own, ...flatten(children, own.id)];
  });
}

/** All addresses of the site with the id of their route. */
export const siteRoutes = flatten(routes as RouteConfigEntry[]);

/** The site's pages without a build: all its real routes, in the form of a finished build. */
export function buildOfSources(): Promise<ServerBuild> {
  return buildFace({ folder: 'src/web', basename: '/', entry, root, routes: siteRoutes });
}

/** Like `buildOfSources`, for the office. */
export function officeBuildOfSources(): Promise<ServerBuild> {
  return buildFace({
    folder: 'src/office',
    basename: '/quan-tri/',
    entry: officeEntry,
    root: officeRoot,
    routes: flatten(officeRoutes as RouteConfigEntry[]),
  });
}

interface Face {
  folder: string;
  basename: string;
  entry: object;
  root: object;
  routes: readonly FlatRoute[];
}

async function buildFace(face: Face): Promise<ServerBuild> {
  const modules = await Promise.all(
    face.routes.map(({ file }) => import(pathToFileURL(resolve(face.folder, file)).href)),
  );
  const all = [
    { id: 'root', path: '', index: false, parentId: undefined, module: asBuilt(face.root) },
    ...face.routes.map((route, at) => ({ ...route, module: asBuilt(modules[at]) })),
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
    entry: { module: face.entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/assets/entry.client.js', imports: [] },
      routes: Object.fromEntries(inManifest),
      url: '/assets/manifest.js',
      version: '1',
    },
    publicPath: '/',
    basename: face.basename,
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

/** Passes components their route's props, as the build does. */
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
