import { Link, Text } from '@react-email/components';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };

/** Asks an address whether its owner wants the newsletter. */
export function newsletterMail({
  company,
  consent,
  confirmUrl,
  leaveUrl,
}: {
  company: MailCompany;
  /** What was agreed to, word for word. */
  consent: string;
  confirmUrl: string;
  leaveUrl: string;
}): Mail {
  return {
    subject: `Xác nhận nhận bản tin ${company.name}`,
    body: (
      <MailFrame
        company={company}
        preview="Còn một bước nữa để nhận bản tin."
        title="Bạn muốn nhận bản tin của chúng tôi?"
        action={{ label: 'Xác nhận nhận bản tin', href: confirmUrl }}
      >
        <Text style={text}>Địa chỉ này vừa được điền vào ô nhận bản tin, cùng lời đồng ý sau:</Text>
        <Text style={{ ...text, fontStyle: 'italic' }}>{consent}</Text>
        <Text style={text}>
          Nếu không phải bạn, bạn bỏ qua thư này: chưa xác nhận thì chúng tôi không gửi bản tin. Bạn cũng có
          thể <Link href={leaveUrl}>từ chối ngay</Link>.
        </Text>
      </MailFrame>
    ),
  };
}
