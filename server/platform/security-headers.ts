import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

/** What a page does not need is closed: camera, place, payment sheets of others. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

export const standingHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** An answer that is no page may load and run nothing at all. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

export const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Whether the visitor came over TLS, as far as the socket or a trusted proxy knows. */
export const isSecure = (request: FastifyRequest, settings: Settings) =>
  request.protocol === 'https' || settings.publicUrl.startsWith('https:')

/** Closes every answer that does not bring headers of its own; pages bring theirs ready-made. */
export function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply, settings: Settings) {
  for (const name in standingHeaders) if (!reply.hasHeader(name)) reply.header(name, standingHeaders[name])
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy)
  if (isSecure(request, settings)) reply.headers(transportSecurity)
}
