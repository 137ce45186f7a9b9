import { useLocation } from 'react-router'
import { routeAt } from '#web/platform/route-metadata.ts'
import { useSite } from '#web/platform/site.ts'
import { fujiDawn } from '#web/ui/prints/fuji-dawn.generated.ts'
import { ShareImage } from '#web/ui/share-image.tsx'

/** The one address of this page among its many spellings, for search engines and link previews. */
export function PageAddress() {
  const site = useSite()
  const { pathname, search } = useLocation()
  const entry = routeAt(pathname)
  if (!entry) return null
  if (entry.unlisted || entry.access.requiresLogin) return <meta name="robots" content="noindex" />
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of entry.canonicalQuery ?? []) {
    const value = asked.get(name)
    if (value && !(name === 'page' && value === '1')) kept.set(name, value)
  }
  const address = site.publicUrl + pathname + (kept.size ? `?${kept}` : '')
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      {!entry.ownPicture && <ShareImage of={fujiDawn} site={site} />}
    </>
  )
}
