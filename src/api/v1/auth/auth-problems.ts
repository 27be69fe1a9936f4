import { tooManyCalls } from '#api/limit-calls.ts';
import { isMachineRefusal, senderProblem } from '#api/v1/sender-problems.ts';
import { ProblemError } from '#platform/http/problem.ts';

const refusals = {
  wrong: [401, 'wrong_password', 'Email hoặc mật khẩu chưa đúng, hoặc email chưa được xác nhận.'],
  wrong_code: [401, 'wrong_code', 'Mã chưa đúng, hoặc đã được dùng.'],
  code_needed: [401, 'code_needed', 'Tài khoản này cần thêm mã của ứng dụng xác thực (code).'],
  over: [422, 'link_over', 'Liên kết đã được dùng hoặc đã quá hạn. Bạn xin liên kết mới.'],
  exists: [409, 'account_exists', 'Địa chỉ này đã có tài khoản. Bạn đăng nhập.'],
  password_needed: [422, 'password_needed', 'Bạn đặt mật khẩu (password) để hoàn tất.'],
  wrong_digits: [401, 'wrong_code', 'Mã chưa đúng.'],
  ended: [422, 'code_over', 'Mã đã được dùng, đã quá 5 phút hoặc nhập sai quá nhiều lần. Bạn xin mã mới.'],
  phone_taken: [409, 'account_exists', 'Số điện thoại này đã có tài khoản. Bạn đăng nhập.'],
  not_offered: [404, 'not_offered', 'Trang này chưa nhận đăng nhập bằng số điện thoại.'],
  own_name: [400, 'invalid_input', 'Mật khẩu không được là chính địa chỉ email.'],
} as const;

/** A refused sign-in or account call as a problem. */
export function authProblem(
  refused: { reason: string; retryAfterSeconds?: number },
  field?: string,
): ProblemError {
  const { reason, retryAfterSeconds = 60 } = refused;
  if (reason === 'too_often' || reason === 'too_many_guesses') return tooManyCalls(retryAfterSeconds);
  if (reason === 'busy')
    return new ProblemError(503, 'busy', 'Lúc này có nhiều người đăng nhập. Bạn thử lại sau vài giây.', {
      headers: { 'retry-after': String(retryAfterSeconds) },
    });
  if (isMachineRefusal(reason)) return senderProblem(reason);
  const [status, code, title] = refusals[reason as keyof typeof refusals];
  return new ProblemError(status, code, title, field ? { errors: [{ field, message: title }] } : {});
}
