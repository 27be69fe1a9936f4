import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';

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
  isOpenOnDesk = false,
  children,
}: {
  /** For example 'Xem 24 tiện nghi'. */
  label: string;
  look?: keyof typeof looks;
  /** Collapsed on a phone and a tablet only. */
  isOpenOnDesk?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames(
        'group/fold',
        look === 'button' ? 'mt-4' : 'mt-2',
        isOpenOnDesk && 'open-on-desk',
      )}
    >
      <summary className={classNames(looks[look], isOpenOnDesk && 'lg:hidden')}>
        <span className="group-open/fold:hidden">{label}</span>
        <span className="not-group-open/fold:hidden">Thu gọn</span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  );
}
