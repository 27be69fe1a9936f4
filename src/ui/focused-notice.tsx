import { type ComponentProps, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';

/** A notice that takes the focus when it appears, as after submitting a form further down the page. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24">
      <Notice {...props} />
    </div>
  );
}
