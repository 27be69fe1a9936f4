import { Text } from '@react-email/components';
import type { Mail, MailContext } from './mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { Objection } from './objection.tsx';

export type ChangeMailTemplate = 'passengers_saved';

/** Mails that tell the owner of a booking what was changed in it, so that nobody changes it behind their back. */
export const changeMails: Record<ChangeMailTemplate, (context: MailContext) => Mail> = {
  passengers_saved: ({ booking, company, tripUrl, at }) => ({
    subject: `Đặt chỗ ${booking.code}: danh sách hành khách vừa được ghi`,
    body: (
      <MailFrame
        company={company}
        preview="Danh sách hành khách của đặt chỗ vừa được ghi hoặc sửa."
        title="Danh sách hành khách vừa được ghi"
        action={{ label: 'Xem đặt chỗ', href: tripUrl }}
      >
        <Text style={{ fontSize: 16, lineHeight: '26px' }}>
          Chào {booking.contact.fullName}, danh sách của đặt chỗ {booking.code} nay có{' '}
          {booking.travellers.length} hành khách. Vì an toàn, thư này không ghi tên và số giấy tờ.
        </Text>
        <Objection at={at} company={company} code={booking.code} />
      </MailFrame>
    ),
  }),
};
