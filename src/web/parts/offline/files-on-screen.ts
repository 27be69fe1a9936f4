/** More pictures than a page has are not kept. */
const mostPictures = 40;

/** What the page on the screen has loaded that is worth keeping with it: files of our build, and pictures in their sizes. */
export function filesOnScreen(): string[] {
  const pictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => addressOf(image.currentSrc))
    .slice(0, mostPictures);
  return [...new Set([...builtFilesOnScreen(), ...pictures])].filter((address) => address !== null);
}

/** Of these only the files of our build: scripts, styles, fonts. */
export function builtFilesOnScreen(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => addressOf(name))
    .filter((address) => address?.includes('/assets/') === true) as string[];
}

/** Path and query of an address of our own, the whole address at another host of ours, else null. */
export function addressOf(address: string): string | null {
  const { media, cdn } = document.documentElement.dataset;
  const { origin, pathname, search } = new URL(address, location.href);
  if (origin === location.origin) return `${pathname}${search}`;
  return origin === media || origin === cdn ? address : null;
}
