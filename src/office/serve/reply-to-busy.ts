import { typedIn } from '#platform/forms/read-form.ts';

const words =
  'Nhiều người đang làm trên cùng chỗ này nên lần gửi của bạn chưa vào lượt. Chưa có gì đổi: bạn gửi lại sau vài giây.';

/** The reply to a form whose rows somebody else held too long, in the shape of every page's replies; what was typed stays. */
export function replyToBusy(form: FormData) {
  return { refused: words, problem: words, typed: typedIn(form) };
}
