import { CircleCheck, Clock } from 'lucide-react';
import { Form, Link } from 'react-router';
import type { MailRow } from '#modules/mails/queries.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import type { ListDeclaration } from '../../parts/list/types.ts';

type Listed = Omit<MailRow, 'createdAt' | 'sentAt'> & {
  createdAt: Date | string;
  sentAt: Date | string | null;
  /** The mail's title. */
  about: string;
};

export const mailList: ListDeclaration<Listed> = {
  title: 'Thư',
  searchHint: 'Hộp thư, mã đặt chỗ',
  views: [
    { slug: 'tat-ca', title: 'Tất cả' },
    { slug: 'chua-gui', title: 'Chưa gửi được' },
  ],
  keyOf: ({ id }) => String(id),
  columns: [
    {
      title: 'Viết lúc',
      phone: 'left',
      cell: ({ createdAt }) => <span className="text-ink-soft">{formatMoment(createdAt)}</span>,
    },
    {
      title: 'Gửi tới',
      phone: 'left',
      cell: ({ recipient }) => <span className="block max-w-56 truncate">{recipient}</span>,
    },
    {
      title: 'Tiêu đề',
      phone: 'left',
      takesRest: true,
      cell: ({ subject }) => <span className="block truncate">{subject}</span>,
    },
    {
      title: 'Là thư',
      phone: 'none',
      isWide: true,
      cell: ({ about }) => <span className="text-ink-faint">{about}</span>,
    },
    {
      title: 'Đã đi',
      phone: 'right',
      cell: ({ sentAt }) =>
        sentAt ? (
          <Badge tone="good" icon={CircleCheck}>
            {formatMoment(sentAt)}
          </Badge>
        ) : (
          <Badge tone="wait" icon={Clock}>
            Chưa đi
          </Badge>
        ),
    },
    {
      title: 'Đặt chỗ',
      phone: 'right',
      cell: ({ bookingCode }) =>
        bookingCode && (
          <Link to={`/dat-cho/${bookingCode}`} className="font-semibold text-sea">
            {bookingCode}
          </Link>
        ),
    },
    {
      title: 'Gửi lại',
      phone: 'right',
      cell: (row) => <Resend {...row} />,
    },
  ],
};

function Resend({ id, bookingCode, sentAt }: Listed) {
  const may = useMay();
  const mayEdit = bookingCode !== null && may('booking.edit');
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      {!sentAt && (mayEdit || may('system.run')) && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="mail" value={id} size="sm" aria-label={`Gửi lại thư này, thư ${id}`}>
            Gửi lại thư này
          </Button>
        </Form>
      )}
      {mayEdit && (
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="code"
            value={bookingCode}
            size="sm"
            aria-label={`Gửi thư tình trạng của ${bookingCode}`}
          >
            Gửi thư tình trạng
          </Button>
        </Form>
      )}
    </span>
  );
}
