import type { UndoMatchResult, UndoneMatch, UndoObstacle } from '#modules/booking/payment/money-messages.ts';
import type { Executor } from '#platform/db/connect.ts';
import { namesOfActors } from '#platform/history/list-actors.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatMoment } from '../../parts/format-moment.ts';

const plain: Readonly<Record<string, string>> = {
  not_allowed: 'Vai trò của bạn không rút được khoản đã khớp.',
  unknown_message: 'Không có tin tiền về này.',
  not_a_transfer: 'Tiền này đến từ cổng thanh toán: trả lại qua cổng đó.',
  not_matched: 'Khoản này không còn khớp với đặt chỗ nào.',
};

/** Why a match cannot be undone any more; who did it is appended. */
const obstacles: Record<UndoObstacle['reason'], string> = {
  gift: 'Khoản này đã mua phiếu quà tặng, phiếu đã phát hành.',
  shared:
    'Khoản này trả một phần của nhóm chia tiền, và phần ấy đã đổi sau đó. Hoàn riêng cho người đã trả: mở đặt chỗ, chọn Hoàn một phần.',
  change_waits: 'Đặt chỗ đang chờ trả chênh lệch của một lần đổi hoặc thêm dịch vụ: thôi chờ trước.',
  begun: 'Dịch vụ đã bắt đầu.',
  trip_over: 'Chuyến đi đã kết thúc, chỗ không thu lại được.',
  waits_choice: 'Dịch vụ không diễn ra, đang chờ khách chọn: ghi lựa chọn của khách trước.',
  booking_over: 'Đặt chỗ đã đóng và khoản này đã tính vào đó.',
  refund_begun:
    'Khoản này đang được hoàn hoặc đã hoàn cho khách. Tiền đã đi thì hỏi khách trả lại, rồi ghi khoản về như một tin mới.',
  refund_named:
    'Phần thừa của khoản này đang chờ chuyển về tài khoản khách đã ghi. Hỏi người chuyển tiền trước, chưa ai chuyển thì đánh dấu ô dưới đây.',
  supplier_has_guest: 'Nhà cung cấp đã xác nhận nhận khách.',
  voucher_used: 'Phiếu đã được quét, khách đã dùng dịch vụ.',
  codes_issued: 'Mã combo của đặt chỗ đã phát hành hoặc đã dùng.',
  invoiced: 'Hóa đơn đã xuất.',
  changed: 'Đặt chỗ đã được đổi sau khi khớp.',
  money_used: 'Tiền này đã thành tín dụng hoặc đã trừ phí.',
};

/** The effect of undoing a match, or why it is refused; a conflict says what happened meanwhile, by whom and when. */
export async function describeUndo(
  db: Executor,
  result: UndoMatchResult,
): Promise<{ effect: string | null; refusal: string | null; code: string | null }> {
  if (result.ok) return { effect: effectOf(result.undone), refusal: null, code: result.undone.code };
  if (!('happened' in result)) return { effect: null, refusal: plain[result.reason] ?? '', code: null };
  const { reason, happened, code } = result;
  const by = happened && (await namesOfActors(db, [happened.actor]))(happened.actor);
  const who = happened ? ` ${by ? `${by}, ` : ''}${formatMoment(happened.at.toISOString())}.` : '';
  return { effect: null, refusal: `${obstacles[reason]}${who}`, code };
}

function effectOf({
  code,
  amountVnd,
  state,
  stateBefore,
  dueVnd,
  heldUntil,
  withdrawnVnd,
}: UndoneMatch): string {
  const back = withdrawnVnd > 0 ? ` Khoản hoàn ${formatVnd(withdrawnVnd)} chưa trả thì thôi hoàn.` : '';
  return `${formatVnd(amountVnd)} rời ${code} và chờ khớp lại. ${standing()}${back} Khách có email được báo qua thư.`;
  function standing(): string {
    if (heldUntil)
      return `Đặt chỗ trở lại chờ thanh toán ${formatVnd(dueVnd)}, chỗ giữ đến ${formatMoment(heldUntil.toISOString())}, phiếu thu lại.`;
    if (state === 'pending_payment' || state === 'held') return `Đặt chỗ còn phải trả ${formatVnd(dueVnd)}.`;
    if (state !== stateBefore) return 'Đặt chỗ thành hết hạn, không còn chờ khách chọn.';
    return dueVnd > 0 ? `Đặt chỗ giữ nguyên, còn thu ${formatVnd(dueVnd)}.` : 'Đặt chỗ giữ nguyên.';
  }
}
