import type { App } from '#platform/app.ts';
import { admitGuess } from '#platform/bots/admit-guess.ts';
import { readFormGuard } from './read-form-guard.ts';

export type LookUp<Found> =
  | { found: Found; message: null; status: 200 }
  /** `needsProof`: with a solved puzzle the same person may continue at once. */
  | { found: null; message: string; needsProof: boolean; status: 422 | 429 };

/**
 * Looks something up by a code and what only its owner knows, with rate limits that suit a person. Tries are counted by `about`
 * and `code`; `unknown` is the message for nothing found.
 */
export async function guardedLookUp<Found>(
  app: App,
  request: Request,
  form: FormData,
  look: { about: string; code: string | null; unknown: string; find(): Promise<Found | null> },
): Promise<LookUp<Found>> {
  const { ip, altcha: proof } = readFormGuard(form, request);
  const guess = await admitGuess(app, { about: look.about, code: look.code, ip, proof });
  if (!guess.ok) return { found: null, message: refusals[guess.reason], needsProof: true, status: 429 };
  const found = await look.find();
  if (found === null)
    return { found: null, message: look.unknown, needsProof: proof !== undefined, status: 422 };
  await guess.giveBack();
  return { found, message: null, status: 200 };
}

const refusals = {
  too_many_guesses:
    'Vừa có nhiều lượt thử sai. Nếu trang báo “Đã kiểm tra xong”, chỉ cần bấm gửi lại; nếu không, vui lòng chờ 10 phút rồi thử lại.',
  proof_failed: 'Lượt kiểm tra khi gửi chưa xong hoặc đã quá hạn. Vui lòng bấm gửi lại.',
};
