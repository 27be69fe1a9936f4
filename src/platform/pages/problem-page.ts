import type { FastifyRequest } from 'fastify';
import type { ProblemError } from '#platform/http/problem.ts';
import { type BarePage, contact, home } from './send-bare-page.ts';

type Request = Pick<FastifyRequest, 'method' | 'url' | 'id'>;

/** What a browser shows in place of problem+json, where a page was asked for. */
export function problemPage({ problem: { status, code, title } }: ProblemError, request: Request): BarePage {
  const { method, url, id } = request;
  if (code === 'bad_target')
    return {
      title: 'Địa chỉ này không đọc được',
      texts: [
        'Liên kết có thể bị cắt mất hay dính thêm một đoạn khi sao chép. Bạn mở lại từ thư hoặc tin nhắn, hay bắt đầu từ trang chủ.',
      ],
      ways: [home, contact],
    };
  if (status === 413)
    return {
      title: 'Phần gửi lên quá lớn',
      texts: ['Chưa có gì được gửi đi. Bạn quay lại trang trước, viết ngắn hơn rồi gửi lại.'],
      ways: [home, contact],
    };
  if (status < 500) return { title, texts: [], ways: [home, contact] };
  const again = method === 'GET' ? [{ label: 'Thử lại', href: url }] : [];
  return {
    title: status === 503 ? 'Hệ thống đang bận' : 'Có trục trặc ở phía chúng tôi',
    texts: [
      again.length > 0
        ? 'Trang này chưa mở được lúc này. Bạn chờ một chút rồi thử lại.'
        : 'Bạn quay lại trang trước và xem điều vừa gửi đã tới chưa, rồi mới gửi lại.',
    ],
    ways: [...again, home],
    requestId: id,
  };
}
