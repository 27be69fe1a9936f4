/** Fields of the step itself; all other submitted fields belong to the form that led here. */
const ownFields = ['step', 'accessCode', 'askedId'];

const most = 400;

interface StepUp {
  /** 'show' for a form that was only led here. */
  step: 'show' | 'send' | 'check';
  /** The fields of the form that led here, to be submitted to its original target afterwards. */
  carried: [name: string, value: string][];
  /** The code sent last. */
  askedId: string | null;
  digits: string;
}

export function readStepUp(form: FormData): StepUp {
  const step = form.get('step');
  return {
    step: step === 'send' || step === 'check' ? step : 'show',
    carried: [...form]
      .flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
      .filter(([name]) => !ownFields.includes(name))
      .slice(0, most),
    askedId: String(form.get('askedId') ?? '') || null,
    digits: String(form.get('accessCode') ?? ''),
  };
}
