/** Body of an application/problem+json response (RFC 9457); `title` and `errors[].message` are for visitors to read. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  detail?: string;
  errors?: { field: string; message: string }[];
}

/** A refusal, which only the edge turns into a response. `extra` is merged into the body (nearest dates, new quote). */
export class ProblemError extends Error {
  readonly problem: Problem;
  readonly extra: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    title: string,
    options: {
      detail?: string;
      errors?: Problem['errors'];
      extra?: Record<string, unknown>;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(title);
    this.name = 'ProblemError';
    this.problem = {
      type: `/api/docs#${code}`,
      title,
      status,
      code,
      ...(options.detail && { detail: options.detail }),
      ...(options.errors && { errors: options.errors }),
    };
    this.extra = options.extra ?? {};
    this.headers = options.headers ?? {};
  }
}

export const notFound = (title = 'Không tìm thấy nội dung bạn cần.') =>
  new ProblemError(404, 'not_found', title);
