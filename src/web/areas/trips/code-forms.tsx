import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';

type Carried = [name: string, value: string][];

/** Both are submitted as full page loads: what they carry may be redirected to another URL by 307. */
export function SendCodeForm({
  to,
  carried,
  askedId,
}: {
  /** A masked address or phone. */
  to: string;
  carried: Carried;
  /** The code sent before; null for the first one. */
  askedId: string | null;
}) {
  const isAgain = askedId !== null;
  return (
    <Form method="post" reloadDocument>
      <input type="hidden" name="step" value="send" />
      {isAgain && <input type="hidden" name="askedId" value={askedId} />}
      <CarriedFields carried={carried} />
      <Button type="submit" size="lg" look={isAgain ? 'outline' : 'primary'} className="w-full">
        {isAgain ? 'Gửi mã khác' : `Gửi mã đến ${to}`}
      </Button>
    </Form>
  );
}

export function CheckCodeForm({
  askedId,
  carried,
  minutes,
  typed,
}: {
  askedId: string;
  carried: Carried;
  /** A wrong code, to be corrected. */
  typed: string | undefined;
  /** A code's validity. */
  minutes: number;
}) {
  return (
    <Form
      method="post"
      reloadDocument
      noValidate
      className="stack-4 rounded-card border border-line bg-rice p-5"
    >
      <input type="hidden" name="step" value="check" />
      <input type="hidden" name="askedId" value={askedId} />
      <CarriedFields carried={carried} />
      <p role="status">Chúng tôi gửi mã đến nơi trên. Mã dùng một lần, trong {minutes} phút.</p>
      <TextField
        name="accessCode"
        label="Mã 6 số vừa nhận"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        defaultValue={typed}
        className="[&_input]:text-center [&_input]:text-2xl [&_input]:tracking-[0.3em]"
      />
      <Button type="submit" size="lg" className="w-full">
        Tiếp tục
      </Button>
    </Form>
  );
}

function CarriedFields({ carried }: { carried: Carried }) {
  return carried.map(([name, value], index) => <input key={index} type="hidden" name={name} value={value} />);
}
