import { type FailureKind, failureKindOf, RequestError } from './request-error.ts';

export interface Failure {
  title: string;
  text: string;
  canRetry: boolean;
}

const connection: Record<Exclude<FailureKind, 'http'>, Failure> = {
  offline: {
    title: 'Máy của bạn đang ngoại tuyến',
    text: 'Kiểm tra Wi-Fi hoặc dữ liệu di động, rồi thử lại.',
    canRetry: true,
  },
  network: {
    title: 'Không kết nối được với máy chủ',
    text: 'Đường truyền vừa bị gián đoạn. Bạn chờ một chút rồi thử lại.',
    canRetry: true,
  },
  timeout: {
    title: 'Kết nối quá chậm',
    text: 'Máy chủ chưa kịp trả lời. Bạn thử lại khi đường truyền ổn hơn.',
    canRetry: true,
  },
  cancelled: {
    title: 'Yêu cầu đã dừng giữa chừng',
    text: 'Chưa có gì thay đổi. Bạn có thể thử lại.',
    canRetry: true,
  },
};

/** Describes a failed request in Vietnamese: what went wrong and what to do, by kind of failure (DATA-02). */
export function describeFailure(error: unknown, isOnline = true): Failure {
  const kind = failureKindOf(error, isOnline);
  if (kind && kind !== 'http') return connection[kind];
  return error instanceof RequestError && error.status ? describeStatus(error.status, error.reason) : unknown;
}

/** The same for an HTTP status. */
export function describeStatus(status: number, reason: string | null = null): Failure {
  if (status === 429) {
    return {
      title: 'Có quá nhiều yêu cầu cùng lúc',
      text: reason ?? 'Bạn chờ khoảng một phút rồi thử lại.',
      canRetry: true,
    };
  }
  if (status === 502 || status === 503 || status === 504) {
    return {
      title: 'Hệ thống đang bận',
      text: 'Trang này chưa mở được lúc này. Bạn chờ một chút rồi thử lại.',
      canRetry: true,
    };
  }
  if (status === 413) {
    return {
      title: reason ?? 'Phần gửi lên quá lớn',
      text: 'Chưa có gì được gửi đi. Bạn quay lại trang trước, viết ngắn hơn rồi gửi lại.',
      canRetry: false,
    };
  }
  if (status >= 400 && status < 500) {
    return {
      title: reason ?? 'Yêu cầu này chưa thực hiện được',
      text: 'Bạn kiểm tra lại thông tin, hoặc gọi tổng đài để được giúp.',
      canRetry: false,
    };
  }
  return unknown;
}

const unknown: Failure = {
  title: 'Có trục trặc ở phía chúng tôi',
  text: 'Bạn thử lại, hoặc gọi tổng đài nếu đang cần gấp.',
  canRetry: true,
};
