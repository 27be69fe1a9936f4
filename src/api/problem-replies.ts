import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';
import { type Problem, ProblemError } from '#platform/http/problem.ts';
import { problemPage } from '#platform/pages/problem-page.ts';
import { isShownAsPage, sendBarePage } from '#platform/pages/send-bare-page.ts';

/**
 * Turns errors into application/problem+json, or a page where a browser asked for one: refusals as they are, unexpected ones
 * without revealing their cause.
 */
export function problemReplies(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = error instanceof ProblemError ? error : translate(error);
    if (refusal) return sendProblem(request, reply, refusal);
    request.log.error({ error, url: request.url }, 'unexpected error');
    return sendProblem(
      request,
      reply,
      isDatabaseAway(error)
        ? new ProblemError(503, 'unavailable', 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.', {
            headers: { 'retry-after': '5' },
          })
        : new ProblemError(500, 'internal_error', 'Có lỗi ở phía chúng tôi. Vui lòng thử lại sau ít phút.'),
    );
  });
}

export const problemType = 'application/problem+json; charset=utf-8';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError) {
  if (isShownAsPage(request))
    return sendBarePage(reply.headers(error.headers), error.problem.status, problemPage(error, request));
  const body: Problem & Record<string, unknown> = { ...error.problem, ...error.extra, requestId: request.id };
  return reply.code(error.problem.status).headers(error.headers).type(problemType).send(JSON.stringify(body));
}

function translate(error: FastifyError): ProblemError | null {
  if (hasZodFastifySchemaValidationErrors(error)) {
    // A path parameter that is no valid slug or code matches nothing.
    if (error.validationContext === 'params')
      return new ProblemError(404, 'not_found', 'Không có địa chỉ này.');
    return new ProblemError(400, 'invalid_input', 'Dữ liệu gửi lên chưa hợp lệ.', {
      errors: error.validation.map((issue) => ({
        field:
          issue.instancePath.replace(/^\//, '').replaceAll('/', '.') ||
          String(issue.params?.missingProperty ?? ''),
        message: issue.message ?? 'Giá trị không hợp lệ.',
      })),
    });
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ProblemError(413, 'too_large', 'Dữ liệu gửi lên quá lớn.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ProblemError(400, 'malformed_json', 'Dữ liệu gửi lên không phải JSON hợp lệ.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ProblemError(415, 'unsupported_media_type', 'Định dạng dữ liệu không được hỗ trợ.');
  }
  if (error.statusCode === 429) {
    return new ProblemError(
      429,
      'too_many_requests',
      'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
    );
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new ProblemError(error.statusCode, 'bad_request', 'Yêu cầu không hợp lệ.');
  }
  return null;
}
