/** Fields of the step itself; everything else that was posted belongs to the form that led here. */
const ownFields = ['step', 'accessCode', 'askedId'];
const most = 400;

/** What the form that led here had in it, to be posted on to where it was going. */
export function carriedFields(form: FormData): [name: string, value: string][] {
  return [...form]
    .flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
    .filter(([name]) => !ownFields.includes(name))
    .slice(0, most);
}

/** What is to be done: nothing yet for a form that was only led here. */
export function readStep(form: FormData): 'show' | 'send' | 'check' {
  const step = form.get('step');
  return step === 'send' || step === 'check' ? step : 'show';
}

export const stepUpRefusals = {
  wrong: 'Mã chưa đúng. Bạn xem lại 6 số trong thư mới nhất nhé.',
  ended: 'Mã này đã hết hạn hoặc đã thử quá nhiều lần. Bạn bấm gửi mã mới nhé.',
  too_many:
    'Chúng tôi vừa gửi nhiều mã cho đặt chỗ này. Bạn xem lại hộp thư, hoặc chờ ít phút rồi thử lại nhé.',
  too_many_here: 'Mạng của bạn vừa xin nhiều mã. Bạn chờ ít phút rồi thử lại nhé.',
};
