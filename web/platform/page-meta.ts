import type { MetaDescriptor } from 'react-router'
import { descriptionOf, routeAt, titleOf } from './route-metadata.ts'

interface PageWords {
  title: string
  description: string
}

/** A page's title and description, for the tab, search engines and link previews alike. */
export function pageMeta({ title, description }: PageWords): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Annai' },
  ]
}

/** What the route table says of the page at a path. */
export function routeMeta(pathname: string): MetaDescriptor[] {
  const entry = routeAt(pathname)
  return pageMeta({ title: titleOf(entry), description: descriptionOf(entry) })
}

/** For pages that are titled by their content (product.md, "Titles"). */
export const contentMeta = (title: string, description: string) =>
  pageMeta({ title: `${title} | Annai`, description: shorten(description) })

/** Search engines show about 160 characters; cut at a word. */
function shorten(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`
}
