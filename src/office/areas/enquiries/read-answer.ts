import { type AnswerDraft, answerInput } from '#modules/enquiries/schema.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { readVietnamTime } from '#platform/time/days.ts';
import type { ActionReply } from '../../app/action-reply.ts';

type Read = { ok: true; answer: AnswerDraft } | { ok: false; reply: ActionReply };

/** Parses the answer to an enquiry: a message, and those of three offers in which anything was filled in. */
export function readAnswer(form: FormData): Read {
  const typed = typedIn(form);
  const errors: Record<string, string> = {};
  const places = [0, 1, 2].filter((at) =>
    ['label', 'lines', 'conditions', 'cancellation'].some((name) => typed[`${name}-${at}`]?.trim()),
  );
  const fares = places.map((at) => {
    const expiresAt = readVietnamTime((typed[`expiresAt-${at}`] ?? '').replace('T', ' ').padEnd(19, ':00'));
    if (!expiresAt) errors[`expiresAt-${at}`] = 'Chọn ngày giờ giữ giá.';
    const lines = readLines(typed[`lines-${at}`] ?? '');
    if (typeof lines === 'string') errors[`lines-${at}`] = lines;
    return {
      label: typed[`label-${at}`] ?? '',
      lines: typeof lines === 'string' ? [] : lines,
      expiresAt: expiresAt?.toISOString() ?? '',
      conditions: [typed[`conditions-${at}`]?.trim() ?? ''].filter(Boolean),
      cancellation: typed[`cancellation-${at}`] ?? '',
      ...filledIn({
        ...{ from: typed[`from-${at}`], to: typed[`to-${at}`], policy: typed[`policy-${at}`] },
        balanceDueOn: typed[`balanceDueOn-${at}`],
      }),
      ...(typed[`depositPercent-${at}`]?.trim() && { depositPercent: Number(typed[`depositPercent-${at}`]) }),
    };
  });
  const answer = { message: typed.message ?? '', fares };
  const read = answerInput.safeParse(answer);
  for (const { path, message } of read.error?.issues ?? []) {
    const [part, index, name] = path;
    const field =
      part === 'fares' && typeof index === 'number' ? `${String(name)}-${places[index]}` : String(part);
    errors[field] ??= message;
  }
  return Object.keys(errors).length > 0 ? { ok: false, reply: { errors, typed } } : { ok: true, answer };
}

function filledIn(fields: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

/** 'Vé người lớn; 2; 2.450.000', one per line. @returns an error where a line cannot be parsed */
function readLines(text: string) {
  const lines = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const [label = '', quantity = '', price = '', ...more] = line.split(';').map((part) => part.trim());
    const isPlain = /^\d{1,4}$/.test(quantity) && /^\d{1,3}([. ]?\d{3})*( ?[₫đ])?$/.test(price);
    if (!label || !isPlain || more.length > 0)
      return `Chưa đọc được dòng ‘${line.trim()}’. Viết: tên; số suất; đơn giá, ví dụ: Vé người lớn; 2; 2.450.000`;
    lines.push({ label, quantity: Number(quantity), unitPriceVnd: Number(price.replace(/\D/g, '')) });
  }
  return lines;
}
