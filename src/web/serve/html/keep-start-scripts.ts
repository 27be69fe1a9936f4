import { LRUCache } from 'lru-cache';
import type { EntryContext } from 'react-router';
import type { StartScripts } from '#web/app/start-scripts.ts';

/** By route manifest and routes: everything else that the router writes into them is the same on all pages of a build. */
const kept = new WeakMap<object, LRUCache<string, StartScripts>>();

export interface KeptStart {
  known: StartScripts | null;
  /** Takes them from a page that was rendered without known ones and then rewritten (`deferScripts`). */
  note(html: string, scriptMark: string): void;
}

/** The start scripts of a page with these routes. @param build the manifest of the build, `context` is of one page */
export function keepStartScripts(build: EntryContext['manifest'], context: EntryContext): KeptStart {
  const own = kept.get(build) ?? new LRUCache<string, StartScripts>({ max: 200 });
  kept.set(build, own);
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const key = `${ids} ${Object.keys(context.manifest.routes)}`;
  return {
    known: own.get(key) ?? null,
    note(html, scriptMark) {
      const found = readStartScripts(html, scriptMark);
      if (found) own.set(key, found);
    },
  };
}

/** Null where the page has none in the form that they are known in. */
function readStartScripts(html: string, scriptMark: string): StartScripts | null {
  const opens = `<script nonce="${scriptMark}">window.__reactRouterContext = `;
  const between = `</script><script nonce="${scriptMark}" type="module" async="">const files=`;
  const from = html.indexOf(opens);
  const to = html.indexOf(between, from);
  const end = html.indexOf('</script>', to + between.length);
  if (from < 0 || to < 0 || end < 0) return null;
  return {
    handOver: html.slice(html.indexOf('>', from) + 1, to),
    start: html.slice(html.indexOf('const files=', to), end),
  };
}
