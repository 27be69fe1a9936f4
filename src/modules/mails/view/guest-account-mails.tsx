import { Text } from '@react-email/components';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks a mailbox whether it was its owner who wants an account. */
export function guestAccountMailOfRegistration({
  company,
  name,
  url,
}: {
  company: MailCompany;
  name: string;
  url: string;
}): Mail {
  return {
    subject: `${company.name}: xác nhận email của bạn`,
    body: (
      <MailFrame
        company={company}
        preview="Còn một bước nữa là tài khoản mở được."
        title="Xác nhận email"
        action={{ label: 'Xác nhận email', href: url }}
      >
        <Text style={text}>Chào {name},</Text>
        <Text style={text}>
          Bạn vừa đăng ký tài khoản ở {company.name} bằng địa chỉ này. Bạn mở liên kết và bấm xác nhận. Liên
          kết dùng được một lần, trong 24 giờ.
        </Text>
        <Text style={text}>
          Không phải bạn? Bạn cứ bỏ qua thư này: chưa có tài khoản nào được tạo với địa chỉ của bạn.
        </Text>
      </MailFrame>
    ),
  };
}

/** Tells the owner of an account that somebody wants one under its address. */
export function guestAccountMailOfKnownAddress({
  company,
  url,
}: {
  company: MailCompany;
  url: string;
}): Mail {
  return {
    subject: `${company.name}: bạn đã có tài khoản`,
    body: (
      <MailFrame
        company={company}
        preview="Địa chỉ này đã có tài khoản."
        title="Bạn đã có tài khoản"
        action={{ label: 'Đăng nhập', href: url }}
      >
        <Text style={text}>
          Có người, chắc là bạn, vừa đăng ký ở {company.name} bằng địa chỉ này. Địa chỉ này đã có tài khoản,
          bạn chỉ cần đăng nhập. Quên mật khẩu, bạn chọn “Quên mật khẩu” ở trang đăng nhập.
        </Text>
        <Text style={text}>Không phải bạn? Bạn cứ bỏ qua: tài khoản của bạn không đổi gì.</Text>
      </MailFrame>
    ),
  };
}

/** Lets a guest who forgot their password set a new one. */
export function guestAccountMailOfReset({
  company,
  name,
  url,
}: {
  company: MailCompany;
  name: string;
  url: string;
}): Mail {
  return {
    subject: `${company.name}: đặt lại mật khẩu`,
    body: (
      <MailFrame
        company={company}
        preview="Liên kết để đặt mật khẩu mới, dùng một lần."
        title="Đặt lại mật khẩu"
        action={{ label: 'Đặt mật khẩu mới', href: url }}
      >
        <Text style={text}>Chào {name},</Text>
        <Text style={text}>
          Có người, chắc là bạn, vừa nói rằng đã quên mật khẩu. Liên kết này dùng được một lần, trong 60 phút.
          Đặt mật khẩu mới xong, tài khoản được đăng xuất ở mọi thiết bị.
        </Text>
        <Text style={text}>Không phải bạn? Bạn cứ bỏ qua: mật khẩu của bạn không đổi.</Text>
      </MailFrame>
    ),
  };
}

/** Tells a guest that points of theirs run out. */
export function guestAccountMailOfExpiringPoints({
  company,
  name,
  points,
  worthVnd,
  expiresOn,
  url,
}: {
  company: MailCompany;
  name: string;
  points: number;
  worthVnd: number;
  /** ISO; the last day. */
  expiresOn: string;
  url: string;
}): Mail {
  const day = formatDate(expiresOn);
  return {
    subject: `${points} điểm của bạn dùng được đến ${day}`,
    body: (
      <MailFrame
        company={company}
        preview={`Trừ được tới ${formatVnd(worthVnd)} vào lần đặt tới.`}
        title={`${points} điểm dùng được đến ${day}`}
        action={{ label: 'Xem điểm của tôi', href: url }}
      >
        <Text style={text}>Chào {name},</Text>
        <Text style={text}>
          Trong tài khoản của bạn có {points} điểm, bằng {formatVnd(worthVnd)}. Ngày cuối cùng dùng được là{' '}
          {day}. Bạn chọn “Dùng điểm” ở bước thanh toán của lần đặt tới; hệ thống dùng điểm sắp hết hạn trước.
        </Text>
      </MailFrame>
    ),
  };
}

/** Asks the owner of a mailbox whether an account's mail is to be changed: from theirs, or to theirs. */
export function guestAccountMailOfEmailChange({
  company,
  name,
  side,
  url,
}: {
  company: MailCompany;
  name: string;
  side: 'old' | 'new';
  url: string;
}): Mail {
  const isOld = side === 'old';
  const button = isOld ? 'Đồng ý đổi' : 'Xác nhận địa chỉ này';
  return {
    subject: `${company.name}: ${isOld ? 'đồng ý đổi email' : 'xác nhận email mới'}`,
    body: (
      <MailFrame
        company={company}
        preview="Email của tài khoản chỉ đổi khi cả hai địa chỉ cùng xác nhận."
        title={isOld ? 'Đổi email của tài khoản' : 'Email mới của tài khoản'}
        action={{ label: button, href: url }}
      >
        <Text style={text}>Chào {name},</Text>
        <Text style={text}>
          {isOld
            ? 'Có người, chắc là bạn, muốn dùng một địa chỉ khác cho tài khoản này. '
            : 'Có người, chắc là bạn, muốn dùng địa chỉ này cho tài khoản của mình. '}
          Email của tài khoản chỉ đổi khi cả địa chỉ cũ và địa chỉ mới cùng xác nhận. Liên kết dùng được một
          lần, trong 24 giờ.
        </Text>
        <Text style={text}>
          {isOld
            ? 'Không phải bạn? Bạn đừng bấm, email của tài khoản giữ nguyên, và bạn nên đổi mật khẩu.'
            : 'Không phải bạn? Bạn cứ bỏ qua thư này.'}
        </Text>
      </MailFrame>
    ),
  };
}
