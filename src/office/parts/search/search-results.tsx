import { classNames } from '#ui/class-names.ts';
import { FoundLine } from './found-line.tsx';
import { FoundPreview } from './found-preview.tsx';
import type { FoundThing } from './found-thing.ts';

interface Props {
  all: readonly FoundThing[];
  /** The results of the chosen group, or all. */
  found: readonly FoundThing[];
  /** Index of the active result; -1 for none. */
  at: number;
  isShown: boolean;
  group: FoundThing['group'] | null;
  onGroup: (group: FoundThing['group'] | null) => void;
  onChoose: () => void;
}

/** Results below the search box: counts per kind, the results, and details of the active one. */
export function SearchResults({ all, found, at, isShown, group: chosen, onGroup, onChoose }: Props) {
  const groups = [...Map.groupBy(found, ({ group }) => group)];
  const looked = found[at] ?? found[0];
  return (
    <div
      hidden={!isShown}
      className="absolute top-full left-0 z-6 mt-1 w-[min(860px,calc(100vw-16rem))] overflow-hidden rounded-card border border-line bg-raised shadow-pop max-lg:w-full"
    >
      <Chips all={all} chosen={chosen} onGroup={onGroup} />
      <div className="flex">
        <div
          id="found-list"
          role="listbox"
          aria-label="Kết quả"
          className="max-h-[60dvh] min-w-0 flex-1 overflow-y-auto p-1"
        >
          {groups.map(([group, things]) => (
            // biome-ignore lint/a11y/useSemanticElements: options of a listbox, not fields of a form
            <div key={group} role="group" aria-label={group}>
              <p aria-hidden className="px-3 pt-1.5 text-sm text-ink-faint">
                {group}
              </p>
              {things.map((thing) => {
                const index = found.indexOf(thing);
                return (
                  <FoundLine
                    key={`${thing.href} ${thing.title}`}
                    id={`found-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === at}
                    isActive={index === at}
                    thing={thing}
                    onClick={onChoose}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {looked?.facts && <FoundPreview thing={looked} />}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-3 py-2 text-ink-faint">
          Không thấy gì. Thử một đoạn của số điện thoại hoặc mã.
        </p>
      )}
    </div>
  );
}

function Chips({
  all,
  chosen,
  onGroup,
}: {
  all: readonly FoundThing[];
  chosen: Props['group'];
  onGroup: Props['onGroup'];
}) {
  const counts = [...Map.groupBy(all, ({ group }) => group)];
  if (counts.length < 2) return null;
  const chip = (group: Props['group'], title: string, count: number) => (
    <button
      key={title}
      type="button"
      aria-pressed={chosen === group}
      onClick={() => onGroup(group)}
      className={classNames(
        'inline-flex min-h-[26px] items-center gap-1.5 rounded-badge border px-2.5 text-sm whitespace-nowrap max-sm:min-h-11',
        chosen === group ? 'border-sea bg-sea-soft font-semibold' : 'border-line-strong hover:bg-hover',
      )}
    >
      {title} <b className="tabular-nums">{count}</b>
    </button>
  );
  return (
    <fieldset
      aria-label="Chỉ xem"
      className="flex flex-wrap gap-1.5 border-b border-line px-3 py-2 max-sm:flex-nowrap max-sm:overflow-x-auto"
    >
      {chip(null, 'Tất cả', all.length)}
      {counts.map(([group, things]) => chip(group, group, things.length))}
    </fieldset>
  );
}
