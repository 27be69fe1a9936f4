/**
 * Presses the main button of what is open: of the form that has the focus, otherwise of the open sheet, otherwise the page's only one.
 * Nothing while there are several, because it must be clear beforehand what is pressed.
 * @param isSaving whoever means to save must not send to a guest, cancel or delete
 */
export function pressMain(isSaving = false): boolean {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  const form = document.activeElement?.closest('form');
  const places = [form, sheet ?? document.querySelector('main')].flatMap((place) => place ?? []);
  for (const place of places) {
    const buttons = [...place.querySelectorAll<HTMLButtonElement>('button[data-main]:enabled')].filter(
      (one) => one.checkVisibility(),
    );
    if (buttons.length > 1) return false;
    const [main] = buttons;
    if (!main) continue;
    if (isSaving && main.dataset.main !== 'primary') return false;
    main.click();
    return true;
  }
  return false;
}

const typing = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/** Moves the row or picture that has the focus, up or down its list; in a text these keys choose words. */
export function pressMove(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  const to = { ArrowLeft: 'up', ArrowUp: 'up', ArrowRight: 'down', ArrowDown: 'down' }[event.key];
  if (!to || event.defaultPrevented || target.closest(typing)) return false;
  const row = target.closest('li');
  const button = row?.querySelector<HTMLButtonElement>(`button[data-move=${to}]:enabled`);
  if (!row || !button) return false;
  event.preventDefault();
  button.click();
  keepFocus(row, target, performance.now() + keptMs);
  return true;
}

const keptMs = 1500;

/** A row that moves in the page, also by the server's reply, loses the focus; at an end of the list its button is disabled. */
function keepFocus(row: HTMLElement, target: HTMLElement, until: number): void {
  const now = document.activeElement;
  if (performance.now() > until || !(now === document.body || row.contains(now))) return;
  if (now === document.body || now?.matches(':disabled'))
    (target.matches(':disabled')
      ? row.querySelector<HTMLElement>('button[data-move]:enabled')
      : target
    )?.focus();
  requestAnimationFrame(() => keepFocus(row, target, until));
}

/**
 * Presses the button that undoes what was just done, where the page has one; never while somebody types, whose own text the key
 * takes back.
 */
export function pressUndo(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || target.closest(typing)) return false;
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
  const [button, other] = [
    ...(sheet ?? document.querySelector('main') ?? document).querySelectorAll<HTMLButtonElement>(
      'button[data-undo]:enabled',
    ),
  ].filter((one) => one.checkVisibility());
  if (!button || other) return false;
  event.preventDefault();
  button.click();
  return true;
}
