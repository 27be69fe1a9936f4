export const menuId = 'danh-muc';

/**
 * Attributes of a button that opens or closes the menu. Browsers with invoker commands need no script for it; `onClick` does it
 * elsewhere.
 */
export function menuCommand(command: 'show-modal' | 'close') {
  return {
    command,
    commandfor: menuId,
    onClick: () => {
      if ('command' in HTMLButtonElement.prototype) return;
      const menu = document.getElementById(menuId) as HTMLDialogElement | null;
      if (command === 'close') menu?.close();
      else menu?.showModal();
    },
  };
}
