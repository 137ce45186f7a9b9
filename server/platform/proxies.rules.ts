import { isIP } from 'node:net'

/** How many proxies stand before us, or the addresses of those that do; 0: none, and only the socket is believed. */
export type TrustedProxies = number | string

/** More than stand in a row anywhere; a larger count is a slip. */
const mostHops = 10

/**
 * A count of hops, or addresses and networks. Never "everybody": each proxy adds whom it heard from at the end of
 * `X-Forwarded-For`, so that what stands before the last hops was written by the visitor.
 */
export function readTrustedProxies(value: string | undefined): TrustedProxies | 'wrong' {
  if (!value || ['0', 'false', 'off'].includes(value)) return 0
  if (['true', 'on'].includes(value)) return 1
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? Number(value) : 'wrong'
  const addresses = value.split(',').map((address) => address.trim())
  return addresses.every(isAddressOrNetwork) ? addresses.join(',') : 'wrong'
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const family = address.includes('%') ? 0 : isIP(address)
  if (family === 0 || more.length > 0) return false
  if (bits === undefined) return true
  // A network of no bits is the whole world.
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128)
}

/** In the form that Fastify takes: of its own counting it believes nobody, since any peer could claim to be a proxy. */
export const trustIn = (proxies: TrustedProxies): string | ((address: string, hop: number) => boolean) | false => {
  if (typeof proxies === 'string') return proxies
  return proxies > 0 && ((_: string, hop: number) => hop < proxies)
}

/** What proxies of every make add to a request that they pass on. */
const addedByProxies =
  /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|(.+-)?client-ip|.+-connecting-ip|x-envoy-.+|x-original-.+|x-proxy.*)$/

export const wasPassedOn = (headers: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(headers).some((name) => addedByProxies.test(name))

export const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(address)

/** Whether a name in an address means the very machine that asks. */
export const isOwnName = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'))
