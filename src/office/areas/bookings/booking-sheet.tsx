import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import type { ChangePreview } from '#modules/booking/change/change-booking.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { classNames } from '#ui/class-names.ts';
import { AddressSheet } from '../../parts/address-sheet.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { ActionName, BookingAction, BookingAnswer } from './booking-action.ts';
import { bookingAddress } from './booking-address.ts';
import type { BookingPageData } from './load-booking.ts';
import { hasMailsBefore, MailBefore } from './mail-before.tsx';
import { SheetFields } from './sheet-fields.tsx';

/** Sheet for one action on a booking, which shows its effect before it is carried out. */
export function BookingSheet({
  action: { name, title },
  booking,
  answer = {},
}: {
  action: BookingAction;
  booking: BookingPageData;
  answer: BookingAnswer | undefined;
}) {
  const { problem, problems = {}, preview } = answer;
  const isBusy = useNavigation().state !== 'idle';
  const back = bookingAddress(booking.code, useLocation().search);
  const form = useRef<HTMLFormElement>(null);
  /** The form's current values, once hydrated: the button states the effect in numbers. */
  const [chosen, setChosen] = useState<FormData | null>(null);
  const readForm = useCallback(() => setChosen(form.current && new FormData(form.current)), []);
  useEffect(readForm, [readForm]);
  // The preview adds fields of its own.
  useEffect(() => {
    if (preview) readForm();
  }, [preview, readForm]);
  return (
    <AddressSheet
      title={`${title.replace('…', '')} · ${booking.code}`}
      backTo={back}
      isWide={hasMailsBefore(name)}
    >
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className="flex flex-col gap-3"
        noValidate
        onChange={({ currentTarget }) => setChosen(new FormData(currentTarget))}
      >
        <input type="hidden" name="viec" value={name} />
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <Notice tone={name.startsWith('huy') ? 'warn' : 'info'}>{effectOf(name, booking)}</Notice>
        <div
          className={classNames(
            'grid gap-3',
            hasMailsBefore(name) && 'lg:grid-cols-[minmax(0,1fr)_440px] lg:gap-5',
          )}
        >
          <div className="flex min-w-0 flex-col gap-3">
            <SheetFields name={name} booking={booking} answer={{ ...answer, problems }} />
          </div>
          <MailBefore {...{ name, chosen, problems }} code={booking.code} onFields={readForm} />
        </div>
        <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3">
          <ButtonLink to={back} preventScrollReset>
            Thôi
          </ButtonLink>
          <Button
            type="submit"
            look={name.startsWith('huy') ? 'danger' : 'primary'}
            disabled={isBusy || (name === 'chuyen' && booking.move?.targets.length === 0)}
          >
            {(chosen !== null && cancelButton(name, chosen, booking)) || buttonOf(name, answer)}
          </Button>
        </div>
      </Form>
    </AddressSheet>
  );
}

/** The effect of an action, in numbers where there are some, and what the guest is notified of. */
function effectOf(name: ActionName, { money, contact, items, choiceVnd }: BookingPageData): string {
  const mail = contact.email
    ? `Khách được báo qua ${contact.email}.`
    : `Khách không có email: bạn gọi ${formatPhone(contact.phone)} để báo.`;
  const effects: Record<ActionName, string> = {
    'nhan-loi': `Giữ ngay ${items.length} dịch vụ và mời khách trả ${formatVnd(money.totalVnd)}. ${mail}`,
    'tu-choi': `Kết thúc yêu cầu${money.paidVnd > 0 ? `, hoàn đủ ${formatVnd(money.paidVnd)}` : ''}; khách đọc lý do và những ngày còn chỗ. ${mail}`,
    'cong-ty-duyet': `Tính như chính người quản lý trả lời. Duyệt thì khách trả được; không duyệt thì đặt chỗ hủy, hoàn đủ. Người đặt và mọi quản lý nhận thư.`,
    'ma-ncc': `Trang chuyến đi và phiếu của khách hiện mã này. ${mail}`,
    'thu-tien': `Còn thu ${formatVnd(money.outstandingVnd)}. Thu đủ thì chỗ thành của khách, thừa thì phần thừa vào lệnh hoàn.`,
    'khoi-phuc': `Khách đang có ${formatVnd(choiceVnd)} cho phần này. Dời ngày giữ nguyên giá; tín dụng và trả tiền là đủ ${formatVnd(choiceVnd)}. ${mail}`,
    'gia-han': 'Chỗ được giữ lâu hơn, tính từ bây giờ, không quá giờ bắt đầu dịch vụ. Giá không đổi.',
    'hen-tra-quay':
      'Chỗ được giữ thêm một ngày, bốn giờ nếu dịch vụ sắp bắt đầu, để khách tới quầy trả tiền. Giá không đổi.',
    chuyen:
      'Cùng ngày, cùng số khách, cùng hạng. Chưa có gì thay đổi cho đến khi bạn xem chênh lệch và bấm lần hai; cả hai nhà cung cấp được báo, khách nhận phiếu mới.',
    'them-dich-vu':
      'Theo giá hôm nay, ngoài mã ưu đãi của đặt chỗ. Chưa có gì thay đổi cho đến khi bạn xem giá và bấm giữ chỗ; chỗ được giữ chờ khách trả, nhà cung cấp được báo khi tiền về.',
    'doi-ngay':
      'Tính theo giá hôm nay của ngày mới. Chưa có gì thay đổi cho đến khi bạn xem chênh lệch và bấm lần hai.',
    'thoi-doi': `Chỗ mới mở lại cho khách khác, đặt chỗ giữ nguyên như cũ; khoản đã trả thêm được hoàn. ${mail}`,
    'sua-ten': `Thay danh sách khách đi; giấy tờ ở lại đúng thứ tự. Giá không đổi. ${mail}`,
    'doi-nguoi-dat':
      'Tra cứu bằng mã và số điện thoại mới; đổi số thì mọi liên kết cũ hết hiệu lực. Nhà cung cấp đã biết khách được báo lại tên. Khách không nhận thư.',
    'doi-email': `Thư và phiếu từ nay tới địa chỉ mới; liên kết cũ hết hiệu lực. ${contact.email ? `Cả ${contact.email} lẫn địa chỉ mới đều được báo.` : 'Trước nay khách chưa có email.'}`,
    'gui-lai': `Gửi lại thư nói trạng thái hiện tại tới ${contact.email}, kèm phiếu nếu đã có.`,
    'cap-lai-phieu': 'Mã QR cũ hết hiệu lực ngay; phiếu bản mới hiện trên trang chuyến đi của khách.',
    'den-muon':
      'Nhà cung cấp nhận thư có liên kết để bấm đã biết; khách thấy họ đã biết. Chỗ và tiền giữ nguyên.',
    'ncc-da-biet': `Ghi rằng nhà cung cấp đã biết qua điện thoại. ${mail}`,
    'khong-den': `Dịch vụ giữ lại theo điều kiện khách đã mua; hoàn thêm là việc riêng. Rút lại được trong 48 giờ. ${mail}`,
    'rut-khong-den': `Xóa ghi nhận không đến. ${mail}`,
    'hoa-don': 'Hóa đơn sẽ xuất theo thông tin này; sửa được đến khi ghi số hóa đơn.',
    'so-hoa-don': 'Hóa đơn đã xuất ở phần mềm hóa đơn. Từ đây thông tin xuất hóa đơn không sửa được nữa.',
    'huy-mot': `Chỉ dịch vụ được chọn trả về kho và phiếu của nó hết hiệu lực; phí theo điều kiện đã mua. ${mail}`,
    'tang-tin-dung': `Khách nhận mã dùng được một năm, tính vào chi phí hỗ trợ khách. Bạn tặng đặt chỗ này trong 24 giờ được cộng lại: tổng vượt hạn mức của bạn thì chờ người thứ hai duyệt. ${mail}`,
    'duyet-tin-dung': `Đồng ý thì mã được phát ngay. ${mail}`,
    'gia-han-tin-dung': `Mã và số tiền giữ nguyên, chỉ ngày cuối dời về sau; mã đã hết hạn dùng lại được. ${mail}`,
    'gia-han-ma': `Mã và số tiền đã trả giữ nguyên, chỉ ngày cuối dời về sau; mã đã hết hạn dùng lại được. Khách chỉ chọn được ngày mà combo còn bán. ${mail}`,
    'hoan-mot-phan': `Khách đang có ${formatVnd(money.paidVnd)}. Số hoàn chờ người thứ hai duyệt rồi mới trả; đặt chỗ giữ nguyên.`,
    huy: `Trả ${items.length} dịch vụ về kho, phiếu hết hiệu lực; nhà cung cấp hủy thì giữ cho tới khi khách chọn. ${mail}`,
  };
  return effects[name];
}

function buttonOf(name: ActionName, answer: BookingAnswer): string {
  const { preview } = answer;
  const words: Record<ActionName, string> = {
    'nhan-loi': 'Giữ chỗ và mời trả tiền',
    'tu-choi': 'Từ chối, báo khách',
    'cong-ty-duyet': 'Ghi câu trả lời',
    'ma-ncc': 'Ghi mã, báo khách',
    'thu-tien': 'Ghi đã thu',
    'khoi-phuc': 'Làm như đã chọn',
    'gia-han': 'Giữ thêm',
    'hen-tra-quay': 'Giữ chỗ tới khi khách đến',
    chuyen: preview && preview.dueVnd === 0 ? 'Chuyển, báo khách và hai nhà cung cấp' : changeButton(preview),
    'them-dich-vu': additionButton(answer),
    'doi-ngay': changeButton(preview),
    'thoi-doi': 'Giữ đặt chỗ như cũ, báo khách',
    'sua-ten': 'Lưu tên',
    'doi-nguoi-dat': 'Đổi tên, số điện thoại',
    'doi-email': 'Đổi email, báo cả hai',
    'gui-lai': 'Gửi lại',
    'cap-lai-phieu': 'Cấp phiếu mới',
    'den-muon': 'Ghi, báo nhà cung cấp',
    'ncc-da-biet': 'Ghi họ đã biết',
    'khong-den': 'Ghi không đến, báo khách',
    'rut-khong-den': 'Rút lại, báo khách',
    'hoa-don': 'Lưu thông tin',
    'so-hoa-don': 'Ghi số',
    'huy-mot': 'Hủy dịch vụ này',
    'tang-tin-dung': 'Tặng tín dụng',
    'duyet-tin-dung': 'Ghi quyết định',
    'gia-han-tin-dung': 'Gia hạn, báo khách',
    'gia-han-ma': 'Gia hạn, báo khách',
    'hoan-mot-phan': 'Gửi duyệt hoàn',
    huy: 'Hủy như đã chọn',
  };
  return words[name];
}

function additionButton({ preview, additions }: BookingAnswer): string {
  if (!preview) return additions?.offers.length ? 'Xem giá' : 'Tìm dịch vụ còn chỗ';
  return preview.dueVnd > 0 ? `Giữ chỗ, mời trả ${formatVnd(preview.dueVnd)}` : 'Thêm và báo khách';
}

function changeButton(preview: ChangePreview | undefined): string {
  if (!preview) return 'Xem chênh lệch';
  return preview.dueVnd > 0 ? `Giữ chỗ mới, mời trả ${formatVnd(preview.dueVnd)}` : 'Đổi và báo khách';
}

/** The button's label of a cancellation with its refund for the form's current values; null for other sheets. */
function cancelButton(name: ActionName, form: FormData, { refund, money }: BookingPageData): string | null {
  if (name === 'huy-mot') {
    const backVnd = Number(String(form.get('item') ?? '').split(' ')[1]);
    return backVnd > 0 ? `Hủy dịch vụ này, hoàn ${formatVnd(backVnd)}` : null;
  }
  if (name !== 'huy') return null;
  if (form.get('by') === 'supplier') return `Hủy, khách chọn cách nhận ${formatVnd(money.paidVnd)}`;
  const isWaived = form.get('by') === 'waived';
  const backVnd = isWaived ? money.paidVnd : (refund?.refundVnd ?? 0);
  if (backVnd <= 0) return 'Hủy đơn, không hoàn';
  const isApproved = isWaived ? refund?.isApprovedInFull : refund?.isApproved;
  return `Hủy đơn, ${isApproved ? 'gửi duyệt hoàn' : 'hoàn'} ${formatVnd(backVnd)}`;
}
