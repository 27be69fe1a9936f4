import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { useFetcher } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import type { CalendarReply } from './calendar-form.ts';
import { copies } from './cells.ts';
import { ChangeFields, Copied } from './change-fields.tsx';
import type { GridUnit } from './grid-row.tsx';
import { readChosen } from './read-chosen.ts';
import type { Selection } from './selection.ts';
import { Weekdays, WhichDays } from './which-days.tsx';

/**
 * Edits the selected units over a period. Follows the block selected in the grid; without script the same fields are filled in by
 * hand, and the preview brings the values that were seen.
 */
export function EditPanel({
  units,
  days,
  selection,
  operation,
  onOperation,
  reply,
  fetcher,
  lastEdit,
  numberRef,
}: {
  units: readonly GridUnit[];
  days: readonly { day: string }[];
  selection: Selection | null;
  /** The operation, by its name in `fieldOperations` or `copies`. */
  operation: string;
  onOperation: (operation: string) => void;
  reply: CalendarReply | undefined;
  fetcher: ReturnType<typeof useFetcher<CalendarReply>>;
  lastEdit: number;
  numberRef: RefObject<HTMLInputElement | null>;
}) {
  const { typed, errors, preview } = reply ?? {};
  const [weekdays, setWeekdays] = useState<readonly number[]>([]);
  const { chosen, from, to, cells, seen } = readChosen({ units, days, selection, weekdays, operation });
  const copying = copies[operation];
  const isCopy = copying !== undefined;
  // A preview of a copy is valid for that copy only.
  const isShown = preview !== undefined && copies[typed?.viec ?? ''] === copying;
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!event.ctrlKey || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget
      .querySelector<HTMLButtonElement>(isCopy && !isShown ? 'button[value=preview]' : 'button[value=apply]')
      ?.click();
  };
  return (
    <Card
      title={cells > 0 ? `${cells} ô đang chọn` : 'Đổi nhiều ngày'}
      aside={<UndoButton {...{ lastEdit, fetcher }} />}
    >
      <fetcher.Form
        method="post"
        noValidate
        preventScrollReset
        onKeyDown={onKeyDown}
        className="flex flex-col gap-3 p-3.5"
      >
        <ReplyNotice reply={reply} />
        <WhichDays {...{ units, chosen, from, to, reply }} />
        <Weekdays chosen={weekdays} onChoose={setWeekdays} error={errors?.thu} />
        <ChangeFields {...{ operation, onChoose: onOperation, numberRef, reply }} />
        {copying && <Copied about={copying.about} error={errors?.chep} />}
        <TextField
          name="lyDo"
          label="Lý do"
          hint="Ghi vào lịch sử"
          defaultValue={typed?.lyDo}
          maxLength={200}
        />
        <input type="hidden" name="thay" value={seen || (isShown ? preview.seen : '')} />
        {isShown && (
          <Notice tone="info" role="status">
            {preview.words.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Notice>
        )}
        <Submits isCopy={isCopy} cells={cells} shown={isShown ? preview.count : null} />
      </fetcher.Form>
    </Card>
  );
}

/** A copy can only be carried out as previewed, because the number of days it changes is not known before. */
function Submits({ isCopy, cells, shown }: { isCopy: boolean; cells: number; shown: number | null }) {
  const count = isCopy ? (shown ?? 0) : cells || (shown ?? 0);
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" name="do" value="preview">
        Xem trước
      </Button>
      {(!isCopy || count > 0) && (
        <Button type="submit" name="do" value="apply" look="primary" title="Ctrl Enter">
          {count > 0 ? `Áp cho ${count} ô` : 'Áp'}
        </Button>
      )}
    </div>
  );
}

function UndoButton({
  lastEdit,
  fetcher,
}: {
  lastEdit: number;
  fetcher: ReturnType<typeof useFetcher<CalendarReply>>;
}) {
  return (
    lastEdit > 0 && (
      <fetcher.Form method="post" preventScrollReset>
        <Button type="submit" name="do" value="undo" size="sm" title="Ctrl Z" data-undo>
          <Undo2 size={14} aria-hidden /> Hoàn tác {lastEdit} ô
        </Button>
      </fetcher.Form>
    )
  );
}
