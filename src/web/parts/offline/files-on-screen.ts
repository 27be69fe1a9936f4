/** The most pictures stored per page. */
const mostPictures = 40;

/** The resources of the current page worth storing with it: files of our build, and pictures in their sizes. */
export function filesOnScreen(): string[] {
  const pictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => addressOf(image.currentSrc))
    .slice(0, mostPictures);
  return [...new Set([...builtFilesOnScreen(), ...pictures])].filter((address) => address !== null);
}

/** Only the files of our build among these: scripts, styles, fonts. */
export function builtFilesOnScreen(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => addressOf(name))
    .filter((address) => address?.includes('/assets/') === true) as string[];
}

/** Path and query of a URL of our own origin, the whole URL for another host of ours, else null. */
export function addressOf(address: string): string | null {
  const { media, cdn } = document.documentElement.dataset;
  const { origin, pathname, search } = new URL(address, location.href);
  if (origin === location.origin) return `${pathname}${search}`;
  return origin === media || origin === cdn ? address : null;
}
