import { useEffect, useRef, useState } from 'react';

export interface PreviewLink {
  /** The draft's page. */
  path: string;
  /** Fields that it still lacks: then there is no page yet. */
  missing: readonly string[];
}

/**
 * The saved draft as a guest with a phone sees it, beside its form. It is loaded again when a save has changed the draft, where it
 * was scrolled to.
 */
export function PreviewBeside({ link, revision }: { link: PreviewLink; revision: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(revision);
  // Each load of the editor signs another address; following it would load the page anew without a change.
  const [path] = useState(link.path);
  useEffect(() => {
    if (shown.current === revision) return;
    shown.current = revision;
    frame.current?.contentWindow?.location.reload();
  }, [revision]);
  return (
    <aside
      aria-label="Bản nháp như khách thấy"
      className="sticky top-15 flex w-[391px] flex-none flex-col gap-1.5 max-[1280px]:hidden"
    >
      {link.missing.length > 0 ? (
        <p className="rounded-card border border-line bg-surface px-3.5 py-3 text-ink-soft">
          Chưa dựng được trang, còn thiếu: {link.missing.join(', ')}.
        </p>
      ) : (
        <>
          <iframe
            ref={frame}
            src={path}
            title="Trang như khách sẽ thấy trên điện thoại"
            className="h-[calc(100dvh-130px)] min-h-96 w-full rounded-card border-8 border-ink/80 bg-white"
          />
          <p className="text-sm text-ink-faint">Theo bản nháp đã lưu; lưu thì trang này đổi theo.</p>
        </>
      )}
    </aside>
  );
}
