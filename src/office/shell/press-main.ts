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
