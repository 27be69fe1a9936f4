import { Link, useLocation } from 'react-router';
import type { MovePreview, MoveTarget } from '#modules/booking/board/for-guest.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { TextField } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { bookingAddress } from './booking-address.ts';
import { ChangePreviewCard } from './change-preview-card.tsx';
import { NoteField, type SheetFieldProps } from './note-field.tsx';
import { Way } from './way.tsx';

/** Where an item may be moved (available for its days and party), who bears the difference, and once priced the result. */
export function MoveFields({
  booking,
  problems,
  preview,
  typed = {},
}: SheetFieldProps & { preview: MovePreview | undefined; typed: Record<string, string> | undefined }) {
  const { items, move } = booking;
  if (!move) return null;
  const { position, targets, isBusy } = move;
  return (
    <>
      <input type="hidden" name="position" value={position} />
      <ItemLinks booking={booking} position={position} />
      <fieldset className="flex flex-col gap-1.5" aria-invalid={problems.target ? true : undefined}>
        <legend className="mb-1 text-sm font-semibold text-ink-soft">
          Thay {items.find((item) => item.position === position)?.title} bằng
        </legend>
        {targets.length === 0 && (
          <p className="text-ink-soft">
            {isBusy
              ? 'Có người đang làm trên đặt chỗ này. Tải lại trang sau vài giây để xem nơi chuyển tới.'
              : 'Không có nơi cùng hạng nào còn chỗ đúng những ngày này cho chừng này khách.'}
          </p>
        )}
        {targets.map((target) => (
          <Target key={target.unitId} target={target} typed={typed.target} />
        ))}
        {problems.target && <p className="text-sm text-bad">{problems.target}</p>}
      </fieldset>
      {targets.length > 0 && (
        <fieldset className="group/bearer flex flex-col gap-1.5">
          <legend className="mb-1 text-sm font-semibold text-ink-soft">Đắt hơn thì ai trả</legend>
          <Way
            name="bearer"
            value="cong-ty"
            title="Công ty chịu"
            isChosen={!typed.bearer || typed.bearer === 'cong-ty'}
          >
            khách giữ nguyên giá đã đặt, chuyển ngay
          </Way>
          <Way name="bearer" value="khach" title="Khách trả thêm" isChosen={typed.bearer === 'khach'}>
            chỗ mới được giữ chờ khách trả, chưa trả thì đặt chỗ như cũ
          </Way>
          <Way name="bearer" value="chia" title="Công ty chịu một phần" isChosen={typed.bearer === 'chia'}>
            khách trả phần còn lại trước, như trên
          </Way>
          <TextField
            name="bears"
            className="hidden group-has-[input[value=chia]:checked]/bearer:flex"
            label="Công ty chịu, ₫"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.bears}
            error={problems.bears}
          />
        </fieldset>
      )}
      {preview && (
        <>
          <ChangePreviewCard preview={preview} />
          {preview.borneVnd > 0 && (
            <p className="font-semibold text-warn">Công ty chịu {formatVnd(preview.borneVnd)}.</p>
          )}
          {preview.lostExtras.length > 0 && (
            <Notice tone="warn">
              Nơi mới không có: {preview.lostExtras.join(', ')}. Tiền của phần đó không còn trong giá.
            </Notice>
          )}
          <input type="hidden" name="expectedTotalVnd" value={preview.totalVnd} />
          <input type="hidden" name="expectedDueVnd" value={preview.dueVnd} />
          <input type="hidden" name="expectedBorneVnd" value={preview.borneVnd} />
          <NoteField problems={problems} label="Lý do, khách sẽ đọc" />
        </>
      )}
    </>
  );
}

/** Links to choose the item, where a booking has several. */
function ItemLinks({
  booking: { code, items },
  position,
}: {
  booking: SheetFieldProps['booking'];
  position: number;
}) {
  const { search } = useLocation();
  const movable = items.filter(({ change }) => change.isPossible);
  if (movable.length < 2) return null;
  return (
    <nav aria-label="Dịch vụ cần chuyển" className="flex flex-wrap gap-x-3">
      {movable.map((item) => (
        <Link
          key={item.position}
          to={bookingAddress(code, search, { viec: 'chuyen', muc: String(item.position) })}
          replace
          preventScrollReset
          aria-current={item.position === position ? 'true' : undefined}
          className="flex min-h-6 items-center text-sea underline aria-current:font-semibold aria-current:text-ink aria-current:no-underline max-sm:min-h-11"
        >
          {item.title}
        </Link>
      ))}
    </nav>
  );
}

function Target({
  target: { unitId, ratePlanId, title, place, unitTitle, planTitle, left, differenceVnd },
  typed,
}: {
  target: MoveTarget;
  typed: string | undefined;
}) {
  const value = `${unitId} ${ratePlanId}`;
  return (
    <Way
      name="target"
      value={value}
      title={title}
      isChosen={typed === value}
      aside={differenceWords(differenceVnd)}
    >
      {[place, unitTitle, planTitle, left !== null && `còn ${left}`].filter(Boolean).join(' · ')}
    </Way>
  );
}

function differenceWords(differenceVnd: number): string {
  if (differenceVnd === 0) return 'bằng giá';
  return `${differenceVnd > 0 ? '+' : '−'}${formatVnd(Math.abs(differenceVnd))}`;
}
