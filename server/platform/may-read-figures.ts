import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isLoopback, isOwnName, wasPassedOn } from './proxies.rules.ts'
import type { Settings } from './settings.ts'

/**
 * Figures about the business are for who has the token, and without one for the machine itself. A proxy on the same
 * machine comes over loopback as well and need not say that it is one: where the settings tell of a proxy or of another
 * address than this machine's, only the token opens.
 */
export function mayReadFigures(request: FastifyRequest, settings: Settings): boolean {
  const { metricsToken, trustProxy, publicUrl } = settings
  if (metricsToken !== undefined) return isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
  if (trustProxy !== 0 || !isOwnName(new URL(publicUrl).hostname)) return false
  const { socket, headers } = request.raw
  return isLoopback(socket.remoteAddress) && !wasPassedOn(headers) && asksUs(headers.host, socket.localPort)
}

/** Asked for by the name and the port that we answer at; through a tunnel or a proxy it mostly is another. */
function asksUs(host: string | undefined, localPort: number | undefined): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  const { hostname, port } = new URL(`http://${host}`)
  return isOwnName(hostname) && (localPort === undefined || Number(port || 80) === localPort)
}

/** Hashed first, so that neither the letters nor their number can be measured. */
function isSame(given: string, right: string): boolean {
  const [a, b] = [given, right].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}
