/** Closes every open dialog and popover of the page (SHELL-08). */
export function closeOverlays(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    popover.hidePopover();
}
