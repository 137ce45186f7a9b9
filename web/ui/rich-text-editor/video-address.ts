import type { VideoNode } from '#contract/rich-text-types.ts'

/** Host and number of a film from its address, as people copy it; null: it is of no host that we know. */
export function readVideoAddress(typed: string): Pick<VideoNode['attrs'], 'host' | 'id'> | null {
  const address = typed.trim().replace(/^(?!https?:\/\/)/i, 'https://')
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(?:www|m|player)\./, '')
  if (host === 'youtu.be') return youtube(pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? '')
  const vimeo = host === 'vimeo.com' ? /^\/(?:video\/)?(\d{6,12})(?:\/|$)/.exec(pathname)?.[1] : undefined
  return vimeo ? { host: 'vimeo', id: vimeo } : null
}

const youtube = (id: string) => (/^[\w-]{11}$/.test(id) ? { host: 'youtube' as const, id } : null)
