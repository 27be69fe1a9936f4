import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { dismissToast, shownToasts, subscribeToToasts, type Toast } from './show-toast.ts';
import { startLife, type ToastLife } from './toast-life.ts';

const none: readonly Toast[] = [];
const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };
const tones = { info: 'text-sea', good: 'text-good', warn: 'text-warn', bad: 'text-bad' };

/**
 * The corner where toasts of `showToast` appear (SHELL-09): top right on narrow screens, else bottom right; at the other end of the
 * screen where they would cover what has the focus (WCAG 2.4.11).
 */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  const [isHeld, setHeld] = useState(false);
  const [aside, setAside] = useState<CSSProperties>();
  const corner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.length === 0) return setAside(undefined);
    const giveWay = () => {
      const way = corner.current && wayFor(document.activeElement, corner.current);
      if (way) setAside(way);
    };
    giveWay();
    document.addEventListener('focusin', giveWay);
    return () => document.removeEventListener('focusin', giveWay);
  }, [shown]);
  return (
    <section
      ref={corner}
      aria-label="Thông báo"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      style={aside}
      className="pointer-events-none fixed top-3 right-3 z-50 w-[min(360px,calc(100vw-24px))] lg:top-auto lg:right-6 lg:bottom-24"
    >
      <div role="status" className="flex flex-col gap-3">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </div>
    </section>
  );
}

/** Where else the corner goes if it lies over what has the focus; what is as tall as the screen lies below it anywhere. */
function wayFor(focused: Element | null, corner: HTMLElement): CSSProperties | null {
  if (!focused || corner.contains(focused)) return null;
  const [over, under] = [corner.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isApart =
    over.left >= under.right ||
    under.left >= over.right ||
    over.top >= under.bottom ||
    under.top >= over.bottom;
  if (isApart || under.height > innerHeight / 2) return null;
  return over.top + over.bottom > innerHeight ? { top: 96, bottom: 'auto' } : { top: 'auto', bottom: 96 };
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, title, text, link, tone } = toast;
  const [isLeaving, setLeaving] = useState(false);
  const life = useRef<ToastLife>(null);
  useEffect(() => {
    life.current = startLife({ onLeave: () => setLeaving(true), onGone: () => dismissToast(id) });
    return () => life.current?.end();
  }, [id]);
  useEffect(() => {
    if (isHeld) life.current?.hold();
    else life.current?.release();
  }, [isHeld]);
  const Icon = icons[tone];
  return (
    <div
      className={classNames(
        'pointer-events-auto flex items-start gap-3 rounded-control border border-line bg-rice py-3 pr-1 pl-4 shadow-raised moves starting:translate-y-2 starting:opacity-0',
        isLeaving && 'translate-y-2 opacity-0',
      )}
    >
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', tones[tone])} />
      <div className="min-w-0 grow py-px">
        <p className="font-semibold">{title}</p>
        {text && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {link && (
        <Link
          to={link.href}
          onClick={() => life.current?.leave()}
          className="-my-2 inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-sea hover:underline"
        >
          {link.label}
        </Link>
      )}
      <button
        type="button"
        aria-label="Đóng thông báo"
        onClick={() => life.current?.leave()}
        className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-sand"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
