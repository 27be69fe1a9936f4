/** More pictures than a page has are not kept. */
const mostPictures = 40;

/** What the page on the screen has loaded that is worth keeping with it: files of our build, and pictures in their sizes. */
export function filesOnScreen(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => pathOf(name))
    .filter((path) => path?.startsWith('/assets/'));
  const pictures = [...document.images]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .map((image) => pathOf(image.currentSrc))
    .slice(0, mostPictures);
  return [...new Set([...files, ...pictures])].filter((path) => path !== null);
}

/** Path and query of an address of our own, else null. */
function pathOf(address: string): string | null {
  if (!address.startsWith(`${location.origin}/`)) return null;
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}
