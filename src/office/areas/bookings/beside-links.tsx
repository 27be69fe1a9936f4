import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Beside } from './load-beside.ts';

/** A booking's position in its list, with links to the previous and next one; also by Alt with an arrow key. */
export function BesideLinks({ beside: { previous, next, at } }: { beside: Beside }) {
  useArrows({ previous, next });
  return (
    <nav aria-label="Trong danh sách" className="ml-auto flex items-center gap-1 text-sm text-ink-soft">
      {at && (
        <span className="mr-1 tabular-nums">
          {at.number} / {at.of}
        </span>
      )}
      <Step to={previous} title="Đặt chỗ trước (Alt ↑)" icon={ChevronUp} />
      <Step to={next} title="Đặt chỗ sau (Alt ↓)" icon={ChevronDown} />
    </nav>
  );
}

function Step({ to, title, icon: Icon }: { to: string | null; title: string; icon: typeof ChevronUp }) {
  const shape = 'grid size-8 place-items-center rounded-control max-sm:size-11';
  if (!to)
    return (
      <span className={`${shape} opacity-40`}>
        <Icon size={18} aria-hidden />
        <span className="sr-only">{`${title}: không có`}</span>
      </span>
    );
  return (
    <Link to={to} title={title} aria-label={title} className={`${shape} hover:bg-hover`}>
      <Icon size={18} aria-hidden />
    </Link>
  );
}

/** Arrow keys are ignored while a sheet is open or a field has focus: there they have their own meaning. */
function useArrows({ previous, next }: Pick<Beside, 'previous' | 'next'>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, keyCode, target } = event;
      if (!altKey || ctrlKey || metaKey || shiftKey || isComposing || keyCode === 229) return;
      const to = key === 'ArrowUp' ? previous : key === 'ArrowDown' ? next : null;
      const isTaken =
        document.querySelector('dialog[open]') !== null ||
        (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
      if (!to || isTaken) return;
      event.preventDefault();
      void navigate(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [previous, next, navigate]);
}
