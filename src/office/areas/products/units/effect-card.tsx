import { formatDate, formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Card } from '../../../parts/card.tsx';
import type { RuleReply } from './run-rule-action.ts';

/** The effect of a rule's change on prices, unit by unit; empty until previewed. */
export function EffectCard({ preview }: { preview: RuleReply['preview'] }) {
  if (!preview)
    return (
      <Card title="Giá đổi ra sao">
        <p className="px-3.5 py-3 text-ink-faint">
          Bấm “Xem giá đổi ra sao”: chưa có gì được lưu, bạn thấy trước bao nhiêu ngày đổi giá và đổi thế nào.
        </p>
      </Card>
    );
  const { days, units, setByHand, action } = preview;
  return (
    <Card title={action === 'remove' ? 'Nếu xóa luật này' : 'Nếu lưu luật này'}>
      <div role="status" className="flex flex-col gap-2 px-3.5 py-3">
        <p className="font-semibold">
          {days === 0 ? 'Không ngày nào đổi giá.' : `${days} ngày của ${units.length} hạng đổi giá.`}
        </p>
        {units.map((unit) => (
          <div key={unit.unitId} className="border-t border-line pt-2">
            <b>{unit.title}</b>
            <p>
              {unit.days} ngày trong {formatRange(unit.fromOn, unit.toOn)}
              {unit.dearer > 0 && `, ${unit.dearer} ngày tăng`}
              {unit.cheaper > 0 && `, ${unit.cheaper} ngày giảm`}
            </p>
            <p className="text-ink-soft">
              Đổi nhiều nhất {formatDate(unit.most.day)}: {formatVnd(unit.most.wasVnd)} thành{' '}
              <b>{formatVnd(unit.most.isVnd)}</b>
            </p>
          </div>
        ))}
        {setByHand > 0 && (
          <p className="text-sm text-ink-faint">{setByHand} ngày có giá đặt tay giữ nguyên.</p>
        )}
        <p className="text-sm text-ink-faint">Đơn đã đặt giữ nguyên giá đã mua.</p>
      </div>
    </Card>
  );
}
