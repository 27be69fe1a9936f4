import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { scopes } from '#modules/channels/partners/scopes.ts';
import type { Config } from '#platform/config/config.ts';
import { scopeOf } from './admit-partner.ts';
import { problemShape } from './v1/shapes.ts';

/** Authentication schemes of callers; routes name them in `schema.security`. */
const securitySchemes = {
  bookingToken: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'accessToken của đặt chỗ, nhận khi giữ chỗ.',
  },
  planToken: {
    type: 'http' as const,
    scheme: 'bearer',
    description: 'token nhận khi tạo kế hoạch đầu tiên mà không đăng nhập.',
  },
  guestSession: {
    type: 'apiKey' as const,
    in: 'cookie' as const,
    name: 'nv_guest',
    description: 'Phiên của khách đã đăng nhập; qua HTTPS tên là __Host-nv_guest.',
  },
  scanKey: { type: 'http' as const, scheme: 'bearer', description: 'Khóa quét phiếu của đối tác.' },
  partnerKey: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'x-api-key',
    description: `Khóa API của đối tác, gọi từ máy chủ. Quyền của khóa: ${Object.entries(scopes)
      .map(([scope, title]) => `${scope} (${title.toLowerCase()})`)
      .join(', ')}. Không kèm khóa, các địa chỉ đọc, báo giá và giữ chỗ vẫn mở như cho khách.`,
  },
  requestPhone: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'x-request-phone',
    description: 'Số điện thoại đã dùng khi gửi yêu cầu.',
  },
  messageSignature: {
    type: 'apiKey' as const,
    in: 'header' as const,
    name: 'x-sepay-signature',
    description: 'Mỗi ngân hàng và cổng thanh toán ký thông báo theo cách của mình.',
  },
};

/** Options of @fastify/swagger, which builds the OpenAPI document from the routes. */
export function apiDocument({ apiUrl }: Config): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nẻo Việt API',
        version: '1.0.0',
        description:
          'Tìm, báo giá, giữ chỗ và thanh toán khách sạn, combo, tour, du thuyền. Tiền là số nguyên đồng.',
      },
      servers: [{ url: apiUrl }],
      components: { securitySchemes },
      security: [],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => {
      const { openapiObject } = document as { openapiObject: { paths?: Paths } };
      for (const operations of Object.values(openapiObject.paths ?? {}))
        for (const operation of Object.values(operations)) describeAsSent(operation);
      return openapiObject as never;
    },
  };
}

/** Completes a route's schema: operation id, scope of partner keys, and the shape of refusals. */
export function describeRoute(route: RouteOptions & { path: string }): void {
  const schema = route.schema as Described | undefined;
  if (!schema || schema.hide) return;
  schema.operationId ??= operationIdOf(String(route.method), route.path);
  const scope = scopeOf(route);
  // Without a key it stays open, unless another scheme is required.
  if (scope) schema.security = [...(schema.security ?? [{}]), { partnerKey: [scope] }];
  schema.response = { '4xx': problemShape, ...schema.response };
}

interface Described {
  hide?: boolean;
  operationId?: string;
  response?: object;
  security?: Record<string, string[]>[];
}

/** 'getHotelsBySlugCalendar' of GET /api/v1/hotels/:slug/calendar. */
function operationIdOf(method: string, path: string): string {
  const words = path
    .replace(/^\/api\/v1/, '')
    .split('/')
    .filter(Boolean)
    .flatMap((part) => (part.startsWith(':') ? ['by', ...part.slice(1).split('-')] : part.split('-')));
  return method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

type Paths = Record<string, Record<string, Operation>>;

interface Operation {
  parameters?: { in: string; name: string }[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/** Documents refusals as problem+json, and omits headers that a security scheme already describes. */
function describeAsSent(operation: Operation): void {
  const schemeHeaders = ['authorization', 'x-request-phone'];
  if (operation.parameters)
    operation.parameters = operation.parameters.filter(
      ({ in: where, name }) => where !== 'header' || !schemeHeaders.includes(name),
    );
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const [shape] = Object.values(response.content ?? {});
    if (status.startsWith('4') && shape) response.content = { 'application/problem+json': shape };
  }
}
