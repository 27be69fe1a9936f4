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
  isOpenBeside = false,
  children,
}: {
  /** For example 'Xem 24 tiện nghi'. */
  label: string;
  look?: keyof typeof looks;
  /** Open where it stands beside something: collapsed on a phone only. */
  isOpenBeside?: boolean;
  children: ReactNode;
}) {
  return (
    <details
      className={classNames(
        'group/fold',
        look === 'button' ? 'mt-4' : 'mt-2',
        isOpenBeside && 'open-beside md:mt-0',
      )}
    >
      <summary className={classNames(looks[look], isOpenBeside && 'md:hidden')}>
        <span className="group-open/fold:hidden">{label}</span>
        <span className="not-group-open/fold:hidden">Thu gọn</span>
      </summary>
      <div className={classNames('pt-3', isOpenBeside && 'md:pt-0')}>{children}</div>
    </details>
  );
}
