import { Text } from '@react-email/components';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks somebody to come and work here. */
export function officeAccountMailOfInvitation({
  company,
  role,
  invitedBy,
  until,
  url,
}: {
  company: MailCompany;
  role: string;
  invitedBy: string;
  until: Date;
  url: string;
}): Mail {
  return {
    subject: `${company.name}: lời mời vào trang quản trị`,
    body: (
      <MailFrame
        company={company}
        preview={`${invitedBy} mời bạn vào trang quản trị.`}
        title="Mời bạn vào làm việc"
        action={{ label: 'Tạo tài khoản', href: url }}
      >
        <Text style={text}>
          {invitedBy} mời bạn vào trang quản trị của {company.name} với vai trò {role}. Bạn mở liên kết, đặt
          mật khẩu và bắt đầu làm việc.
        </Text>
        <Text style={text}>
          Liên kết dùng được một lần, trước {formatDateTime(until)}. Bạn đừng chuyển thư này cho ai. Nếu bạn
          không làm ở đây, bạn cứ bỏ qua.
        </Text>
      </MailFrame>
    ),
  };
}

/** Lets somebody who forgot their password set a new one. */
export function officeAccountMailOfReset({
  company,
  name,
  url,
}: {
  company: MailCompany;
  name: string;
  url: string;
}): Mail {
  return {
    subject: `${company.name}: đặt lại mật khẩu trang quản trị`,
    body: (
      <MailFrame
        company={company}
        preview="Liên kết để đặt mật khẩu mới, dùng một lần."
        title="Đặt lại mật khẩu"
        action={{ label: 'Đặt mật khẩu mới', href: url }}
      >
        <Text style={text}>Chào {name},</Text>
        <Text style={text}>
          Có người, chắc là bạn, vừa nói rằng đã quên mật khẩu vào trang quản trị. Liên kết dưới đây dùng được
          một lần, trong 60 phút. Đổi xong, mọi phiên đang mở sẽ kết thúc.
        </Text>
        <Text style={text}>
          Không phải bạn? Bạn không cần làm gì: mật khẩu cũ vẫn dùng được, và không ai vào được nếu không mở
          thư này.
        </Text>
      </MailFrame>
    ),
  };
}
