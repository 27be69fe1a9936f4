import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { writeListAddress } from './list-address.ts';
import type { ListAddress, ListDeclaration } from './types.ts';

/** Which row's menu is open; Shift+F10 and the menu key open that of the row with the focus. */
export function useRowMenu<Row>({ bulk = [] }: Pick<ListDeclaration<Row>, 'bulk'>) {
  const may = useMay();
  const has = bulk.some(({ verb }) => may(verb));
  const [of, open] = useState<string | null>(null);
  useEffect(() => {
    if (!has) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))) return;
      const key = (event.target as HTMLElement).closest<HTMLElement>('tr[data-key]')?.dataset.key;
      if (!key) return;
      event.preventDefault();
      open(key);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [has]);
  return { of, has, open, close: () => open(null) };
}

/** The actions of one row: opening it, and those of the bulk bar that it can take. */
export function RowMenu<Row>({
  list,
  row,
  address,
  onClose,
}: {
  list: ListDeclaration<Row>;
  /** Undefined once the row has gone. */
  row: Row | undefined;
  address: ListAddress;
  onClose: () => void;
}) {
  const may = useMay();
  const ref = useRef<HTMLDivElement>(null);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  });
  const key = row === undefined ? '' : list.keyOf(row);
  useEffect(() => {
    const menu = ref.current;
    const line = document.querySelector(`tr[data-key="${CSS.escape(key)}"]`);
    if (!menu || !line) return;
    menu.showPopover();
    place(menu, line.getBoundingClientRect());
    menu.querySelector('a')?.focus({ preventScroll: true });
    const onToggle = (event: Event) => {
      if ((event as ToggleEvent).newState !== 'closed') return;
      // Closing by Escape returns to the row; a tap elsewhere has its own focus.
      if (menu.contains(document.activeElement) || document.activeElement === document.body)
        line.querySelector<HTMLElement>('a[data-row]')?.focus({ preventScroll: true });
      closed.current();
    };
    const onScroll = () => menu.hidePopover();
    menu.addEventListener('toggle', onToggle);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      menu.removeEventListener('toggle', onToggle);
      removeEventListener('scroll', onScroll);
    };
  }, [key]);
  if (row === undefined) return null;
  const { after, before } = address;
  const here = writeListAddress(address, list, { after, before });
  const actions = (list.bulk ?? []).filter(({ verb, fits }) => may(verb) && (!fits || fits(row)));
  return (
    <div
      ref={ref}
      popover="auto"
      className="fixed inset-auto m-0 w-56 rounded-card border border-line bg-raised p-1.5 text-ink shadow-pop"
    >
      <ul aria-label={`Việc của dòng ${list.nameOf?.(row) ?? key}`}>
        {list.hrefOf && <Item to={list.hrefOf(row)} title="Mở" />}
        {actions.map(({ name, title }) => (
          <Item
            key={name}
            to={`${here}${here === '?' ? '' : '&'}${new URLSearchParams({ viec: name, ma: key })}`}
            title={title}
          />
        ))}
      </ul>
    </div>
  );
}

function Item({ to, title }: { to: string; title: string }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        onKeyDown={moveInMenu}
        onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        className="flex min-h-8 items-center rounded-control px-2.5 -outline-offset-2 hover:bg-hover"
      >
        {title}
      </Link>
    </li>
  );
}

/** Below the row at its right end, above it where there is no room. */
function place(menu: HTMLElement, { top, bottom, right }: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const isAbove = bottom + height > innerHeight - 8;
  menu.style.left = `${Math.max(8, Math.min(right, innerWidth) - width - 12)}px`;
  menu.style.top = `${Math.max(8, isAbove ? top - height : bottom)}px`;
}

function moveInMenu(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const at = links.indexOf(event.currentTarget);
  const steps: Record<string, number> = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: (at - 1 + links.length) % links.length,
    Home: 0,
    End: links.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}
