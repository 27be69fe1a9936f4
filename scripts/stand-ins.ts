import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export interface StandIn {
  /** The end of the path of the replaced module. */
  of: string;
  /** SHA-256 of that module at the time when the stand-in was written. */
  sum: string;
  /** The stand-in's file in `scripts/stand-ins`. */
  file: string;
  /** Whether server and browser are both built with it, because both render it. */
  isDrawn: boolean;
}

const router = '/node_modules/react-router/dist/production/lib';

/** Modules of packages that do far more than the site needs. */
export const standIns: readonly StandIn[] = [
  {
    of: '/node_modules/lucide-react/dist/esm/createLucideIcon.mjs',
    sum: '3070fff3144c393e23cc3614c359ceeda33415f5d3e0ea09eaf7c0f23d6c6a35',
    file: 'create-lucide-icon.ts',
    isDrawn: true,
  },
  {
    of: `${router}/router/instrumentation.js`,
    sum: '80f3af8400627f5f86f0e5b8bb3b89350282c742ef8f8b42c02714433aff375c',
    file: 'router-instrumentation.ts',
    isDrawn: false,
  },
  {
    of: `${router}/dom/ssr/errorBoundaries.js`,
    sum: '2b5d5466a751b1a0c6627e956bb9973696f27adccbc936244121291d025ddb42',
    file: 'router-error-boundaries.ts',
    isDrawn: false,
  },
];

export const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Replaces those modules by their stand-ins in a build. Fails when a module has changed or moved: then somebody compares both,
 * adapts the stand-in, and records the new sum. In development the packages are used unchanged.
 */
export function putStandIns(): Plugin {
  const [met, client] = [new Set<StandIn>(), 'client'];
  return {
    name: 'stand-ins',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]node_modules[\\/](lucide-react|react-router)[\\/]/ },
      handler(id) {
        const path = id.split('?')[0]?.replaceAll('\\', '/') ?? id;
        const found = standIns.find(({ of }) => path.endsWith(of));
        if (!found || (this.environment.name !== client && !found.isDrawn)) return null;
        if (sumOf(readFileSync(path, 'utf8')) !== found.sum)
          this.error(
            `${found.of} has changed: check that scripts/stand-ins/${found.file} still does the same`,
          );
        if (this.environment.name === client) met.add(found);
        const file = JSON.stringify(fileURLToPath(new URL(`./stand-ins/${found.file}`, import.meta.url)));
        const isDefault = found.of.includes('lucide-react');
        return isDefault ? `export { default } from ${file};` : `export * from ${file};`;
      },
    },
    generateBundle() {
      if (this.environment.name !== client) return;
      const missed = standIns.filter((standIn) => !met.has(standIn));
      for (const { of } of missed) this.error(`${of} was not found: its stand-in has no effect`);
    },
  };
}
