/** Which days were ticked to be compared, as the address of a page says it; null where it says nothing of them. */
export function comparedIn({ pathname, search }: { pathname: string; search: string }): string | null {
  const asked = new URLSearchParams(search)
  const items =
    pathname === '/tour/grid'
      ? (asked.get('compare') ?? '').split(',').flatMap((slug) => (isSlug(slug) ? `tour:${slug}` : []))
      : pathname === '/compare-listing'
        ? (asked.get('items') ?? '').split(',').filter((item) => item.startsWith('tour:') && isSlug(item.slice(5)))
        : null
  if (items === null) return null
  if (items.length === 0) return ''
  const kept = ['guests', 'day'].flatMap((name) => {
    const value = asked.get(name)
    return value && /^[\d-]{1,10}$/.test(value) ? `${name}=${value}` : []
  })
  return [`items=${items.slice(0, most).join(',')}`, ...kept].join('&')
}

const most = 4
const isSlug = (value: string) => /^[a-z0-9-]{1,100}$/.test(value)

/** The comparison with what was ticked; an empty one where nothing was. */
export const compareAddress = (compared: string) => (compared ? `/compare-listing?${compared}` : '/compare-listing')
