import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';

const looks = {
  button: buttonClass('outline', 'md', 'w-full list-none lg:w-auto'),
  link: 'folded-head min-h-11 w-fit list-none font-semibold text-sea hover:underline',
};

/**
 * Collapsed content below its most important part. The browser expands it without script for a search in the page and for a
 * URL fragment inside it.
 */
export function Fold({
  label,
  look = 'link',
  children,
}: {
  /** For example 'Xem 24 tiện nghi'. */
  label: string;
  look?: keyof typeof looks;
  children: ReactNode;
}) {
  return (
    <details className={look === 'button' ? 'group/fold mt-4' : 'group/fold mt-2'}>
      <summary className={looks[look]}>
        <span className="group-open/fold:hidden">{label}</span>
        <span className="not-group-open/fold:hidden">Thu gọn</span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
