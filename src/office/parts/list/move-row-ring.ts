import { bulkFormId } from './bulk-bar.tsx';

/**
 * Arrow keys move between a list's rows, Home and End to its ends, with Shift arrows choose them on the way; Space chooses a row, Escape
 * none, Page Up and Page Down turn the page; Enter follows the link as usual. Ignored while somebody types, chooses in a menu or composes
 * with an input method.
 */
export function moveRowRing(event: KeyboardEvent, body: HTMLElement | null): void {
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  const target = event.target as HTMLElement;
  const taken =
    'input:not([name=ma]), select, textarea, [contenteditable], dialog, details[open], [popover], [role=combobox]';
  if (target.closest(taken) || document.querySelector('dialog:modal')) return;
  const links = [...(body?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (at >= 0 && turnPage(event)) return;
  if (choose(event, links[at])) return;
  if (event.shiftKey && !event.key.startsWith('Arrow')) return;
  const to = goal(event.key, at, links.length);
  const link = to === null ? undefined : links[to];
  if (!link) return;
  event.preventDefault();
  if (event.shiftKey) for (const one of [links[at], link]) check(one, true);
  link.focus({ preventScroll: true });
  link.closest('tr')?.scrollIntoView({ block: 'nearest' });
}

/** The box of a row's bulk choice; null in lists without one. */
const boxOf = (link: HTMLElement | undefined) =>
  link?.closest('tr')?.querySelector<HTMLInputElement>('input[name=ma]') ?? null;

function check(link: HTMLElement | undefined, isChosen: boolean): void {
  const box = boxOf(link);
  if (box && box.checked !== isChosen) box.click();
}

/** Space chooses the row that has the focus or lets it go, Escape lets all go. */
function choose(event: KeyboardEvent, link: HTMLElement | undefined): boolean {
  const form = document.getElementById(bulkFormId);
  const isChosen = document.querySelector('input[name=ma]:checked') !== null;
  if (event.key === 'Escape' && isChosen && form instanceof HTMLFormElement) {
    form.reset();
    return true;
  }
  const box = event.key === ' ' && !event.shiftKey ? boxOf(link) : null;
  if (!box) return false;
  event.preventDefault();
  box.click();
  return true;
}

/** Only from a row: elsewhere these keys scroll. */
function turnPage(event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  const rel = key === 'PageDown' ? 'next' : key === 'PageUp' ? 'prev' : null;
  const link = rel && !shiftKey ? document.querySelector<HTMLElement>(`main nav a[rel=${rel}]`) : null;
  if (!link) return false;
  event.preventDefault();
  link.click();
  return true;
}

function goal(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return at < 0 ? null : Math.max(at - 1, 0);
  if (at < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
