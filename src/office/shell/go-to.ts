/** Moves the focus in turn to search, navigation and page. */
export function goToRegion(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || document.querySelector('dialog:modal')) return;
  const regions = ['header input[type=search]', 'aside nav a', '#chinh'].flatMap(
    (selector) => document.querySelector<HTMLElement>(selector) ?? [],
  );
  const now = document.activeElement;
  const at = regions.findIndex((region) => (region.closest('search, nav, main') ?? region).contains(now));
  event.preventDefault();
  regions[(at + 1) % regions.length]?.focus();
}

/** Moves the focus to the next field that is wrong or that two people changed, of the open sheet or else of the page. */
export function goToTrouble(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  const place = sheet ?? document.querySelector('main');
  const wrong = [
    ...(place?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-differs] td:nth-child(3) button') ??
      []),
  ].filter((one) => one.checkVisibility());
  if (wrong.length === 0) return;
  event.preventDefault();
  const now = document.activeElement;
  const next = wrong.find(
    (one) => !now || now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  (next ?? wrong[0])?.focus();
}
