import { Share2 } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { share, shareableUrl } from './share.ts';

/** Shares a page; `path` where it is another page than the one on the screen. */
export function ShareButton({
  title,
  path,
  className,
  wordClassName,
}: {
  title: string;
  path?: string;
  className?: string;
  wordClassName?: string;
}) {
  return (
    <button
      type="button"
      onClick={() =>
        void share({ title, url: path ? new URL(path, location.href).href : shareableUrl(location.href) })
      }
      className={className}
    >
      <Share2 aria-hidden className="size-5" />
      <span className={classNames(wordClassName)}>Chia sẻ</span>
    </button>
  );
}
