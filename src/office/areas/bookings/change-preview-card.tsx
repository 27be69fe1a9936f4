import type { ChangePreview } from '#modules/booking/change/change-booking.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { ScrollBox } from '../../parts/scroll-box.tsx';

type Changed = ChangePreview['items'][number];

/** The price of a change, line by line before and after, and what its guest reads. */
export function ChangePreviewCard({ preview }: { preview: ChangePreview }) {
  const { items, beforeVnd, totalVnd } = preview;
  const isAddition = items.every(({ before }) => before === null);
  return (
    <section aria-label="Chênh lệch" className="rounded-card border border-line">
      <ScrollBox label="Giá trước và sau">
        <table className="w-full text-sm">
          <thead className="bg-sunken text-ink-soft">
            <tr>
              <th scope="col" className="px-3 py-1.5 text-left font-semibold">
                Dịch vụ
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-semibold">
                Trước
              </th>
              <th scope="col" className="px-3 py-1.5 text-right font-semibold">
                Sau
              </th>
            </tr>
          </thead>
          {items.map((item) => (
            <ItemRows key={item.position} item={item} />
          ))}
          <tfoot className="border-t border-line-strong font-semibold">
            <Row title="Cả đặt chỗ" beforeVnd={beforeVnd} afterVnd={totalVnd} />
          </tfoot>
        </table>
      </ScrollBox>
      <p
        className={classNames(
          'border-t border-line px-3 py-2.5 text-lg font-semibold',
          preview.dueVnd > 0 ? 'text-warn' : 'text-good',
        )}
      >
        {outcomeOf(preview, isAddition ? added : changed)}
      </p>
      <p className="border-t border-line bg-sunken px-3 py-2.5">
        <span className="text-sm text-ink-soft">Khách đọc: </span>
        {guestWords(preview, isAddition ? added : changed)}
      </p>
    </section>
  );
}

function ItemRows({ item: { title, titleBefore, before, after } }: { item: Changed }) {
  return (
    <tbody className="border-t border-line">
      <tr>
        <th scope="rowgroup" colSpan={3} className="px-3 pt-2 text-left">
          {before && titleBefore !== title && (
            <>
              <s className="font-normal text-ink-soft">{titleBefore}</s> →{' '}
            </>
          )}
          {title}
          <span className="block font-normal text-ink-soft">
            {before && (
              <>
                <s>{sideWords(before)}</s> →{' '}
              </>
            )}
            {sideWords(after)}
          </span>
        </th>
      </tr>
      {compareLines(before?.lines ?? [], after.lines).map(({ label, ...amounts }) => (
        <Row key={label} title={label} {...amounts} />
      ))}
    </tbody>
  );
}

function Row({ title, beforeVnd, afterVnd }: { title: string; beforeVnd: number; afterVnd: number }) {
  const isSame = beforeVnd === afterVnd;
  return (
    <tr>
      <td className="px-3 py-1">{title}</td>
      <td className="px-3 py-1 text-right whitespace-nowrap text-ink-soft tabular-nums">
        {beforeVnd.toLocaleString('vi-VN')}
      </td>
      <td
        className={classNames(
          'px-3 py-1 text-right whitespace-nowrap tabular-nums',
          !isSame && 'font-semibold',
        )}
      >
        {afterVnd.toLocaleString('vi-VN')}
      </td>
    </tr>
  );
}

type Lines = Changed['after']['lines'];

/** Pairs lines of before and after that have the same label, in the order of the new ones. */
function compareLines(before: Lines, after: Lines) {
  const sumOf = (lines: Lines, label: string) =>
    lines.reduce((sum, line) => (line.label === label ? sum + line.amount : sum), 0);
  const labels = [...new Set([...after, ...before].map(({ label }) => label))];
  return labels.map((label) => ({ label, beforeVnd: sumOf(before, label), afterVnd: sumOf(after, label) }));
}

function sideWords({ from, to, adults, childAges, quantity }: Changed['after']): string {
  const days = from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
  const count = quantity > 1 ? `số lượng ${quantity} · ` : '';
  return `${days} · ${count}${adults} người lớn${childAges.length > 0 ? `, ${childAges.length} bé` : ''}`;
}

interface DoneWords {
  /** What is done, as in 'rồi mới đổi'. */
  verb: string;
  outcome: string;
  done: string;
}

const changed: DoneWords = { verb: 'đổi', outcome: 'đặt chỗ đổi', done: 'Đặt chỗ đã đổi' };
const added: DoneWords = { verb: 'thêm', outcome: 'dịch vụ thành của bạn', done: 'Đã thêm dịch vụ' };

function outcomeOf(
  { dueVnd, backVnd, balanceVnd, balanceDueOn }: ChangePreview,
  { verb }: DoneWords,
): string {
  const atOnce = `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ngay`;
  if (dueVnd > 0) return `Khách trả thêm ${formatVnd(dueVnd)} rồi mới ${verb}`;
  if (backVnd > 0) return `${atOnce}, trả lại khách ${formatVnd(backVnd)}`;
  if (balanceVnd > 0)
    return `${atOnce}, còn thu ${formatVnd(balanceVnd)}${balanceDueOn ? `, hạn ${formatDay(balanceDueOn)}` : ''}`;
  return `${atOnce}, không chênh lệch`;
}

function guestWords(
  { dueVnd, backVnd, lockedVnd, payBy }: ChangePreview,
  { verb, outcome, done }: DoneWords,
): string {
  const locked = lockedVnd > 0 ? ` Hủy sau khi ${verb} mất phí ${formatVnd(lockedVnd)}.` : '';
  if (dueVnd > 0)
    return `Trả ${formatVnd(dueVnd)} trước ${formatMoment(payBy)} thì ${outcome} và có phiếu mới; chưa trả thì đặt chỗ cũ vẫn nguyên giá trị.${locked}`;
  const back = backVnd > 0 ? `, ${formatVnd(backVnd)} được hoàn lại` : '';
  return `${done}, phiếu mới đính kèm thư${back}.${locked}`;
}
