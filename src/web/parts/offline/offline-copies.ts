/** Kinds of offline copies: 'page' is a visited one, 'voucher' the guest's own, 'standing' one that is always stored. */
export type OfflineCopyKind = 'page' | 'voucher' | 'standing';

export interface OfflineCopy {
  /** Path and query. */
  path: string;
  title: string;
  kind: OfflineCopyKind;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** When it must be deleted from the device, in milliseconds since 1970; null for what is only evicted. */
  until: number | null;
  /** URLs of the page's resources: scripts, styles, fonts, pictures; for a voucher also its PDF. */
  files: string[];
}

const most: Record<OfflineCopyKind, number> = { page: 20, voucher: 12, standing: 5 };

/** Parses the stored index of offline copies; invalid entries are dropped. */
export function parseOfflineCopies(stored: unknown): OfflineCopy[] {
  return Array.isArray(stored) ? stored.filter(isOfflineCopy) : [];
}

/** Puts a page first; the oldest of its kind are evicted when there are too many. */
export function addOfflineCopy(
  pages: OfflineCopy[],
  page: OfflineCopy,
): { pages: OfflineCopy[]; dropped: string[] } {
  const all = [page, ...pages.filter(({ path }) => path !== page.path)];
  const room = { ...most };
  const remaining = all.filter(({ kind }) => {
    room[kind] -= 1;
    return room[kind] >= 0;
  });
  return { pages: remaining, dropped: droppedBetween(pages, remaining) };
}

export function removeOfflineCopy(
  pages: OfflineCopy[],
  path: string,
): { pages: OfflineCopy[]; dropped: string[] } {
  const remaining = pages.filter((page) => page.path !== path);
  return { pages: remaining, dropped: droppedBetween(pages, remaining) };
}

/** Removes expired copies. */
export function dropExpired(pages: OfflineCopy[], now: number): { pages: OfflineCopy[]; dropped: string[] } {
  const remaining = pages.filter(({ until }) => until === null || now < until);
  return { pages: remaining, dropped: droppedBetween(pages, remaining) };
}

/** URLs that no remaining copy needs. */
function droppedBetween(before: OfflineCopy[], after: OfflineCopy[]): string[] {
  const needed = new Set(after.flatMap(addressesOf));
  return [...new Set(before.flatMap(addressesOf))].filter((address) => !needed.has(address));
}

function addressesOf({ path, files }: OfflineCopy): string[] {
  return [path, ...files];
}

function isOfflineCopy(value: unknown): value is OfflineCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title, kind, keptAt, until, files } = value as OfflineCopy;
  return (
    typeof path === 'string' &&
    /^\/(?!\/)/.test(path) &&
    typeof title === 'string' &&
    kind in most &&
    Number.isFinite(keptAt) &&
    (until === null || Number.isFinite(until)) &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string')
  );
}
