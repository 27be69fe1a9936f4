import { classNames } from '#ui/class-names.ts';
import { SignList } from '#ui/sign-list.tsx';

/** What the price includes and excludes, side by side; then what to know before going. */
export function Inclusions({
  inclusions,
  exclusions,
  notes,
  isNarrow = false,
}: {
  inclusions: string[];
  exclusions: string[];
  notes: string[];
  /** For a narrow column beside something else. */
  isNarrow?: boolean;
}) {
  return (
    <div className={classNames('grid h-fit gap-5', !isNarrow && 'md:grid-cols-2')}>
      {inclusions.length > 0 && (
        <div className="rounded-card border border-line bg-rice p-5">
          <h3 className="text-lg">Giá đã gồm</h3>
          <SignList sign="yes" lines={inclusions} className="mt-3" />
        </div>
      )}
      {exclusions.length > 0 && (
        <div className="rounded-card border border-line bg-rice p-5">
          <h3 className="text-lg">Giá chưa gồm</h3>
          <SignList sign="no" lines={exclusions} className="mt-3" />
        </div>
      )}
      {notes.length > 0 && (
        <div className="rounded-card bg-sea-soft p-5 md:-col-end-1 md:col-start-1">
          <h3 className="text-lg">Lưu ý</h3>
          <SignList sign="note" lines={notes} className="mt-3" />
        </div>
      )}
    </div>
  );
}
