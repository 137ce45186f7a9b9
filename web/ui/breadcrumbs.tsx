import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { JsonLd } from './json-ld.tsx'

export interface Crumb {
  label: string
  to: string
}

type BreadcrumbsProps = {
  /** From the top down, the page itself last. */
  trail: readonly Crumb[]
  /** The site's own address, for search engines. */
  publicUrl: string
}

export function Breadcrumbs({ trail, publicUrl }: BreadcrumbsProps) {
  const last = trail.length - 1
  return (
    <nav aria-label="Breadcrumb" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {trail.map((crumb, index) => (
          <li key={crumb.to} className="flex items-center gap-2">
            {index > 0 && <Icon of={ChevronRight} dense points className="text-ink-3" />}
            {index === last ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link to={crumb.to} className="inline-block py-1 text-ink-2 underline-offset-4 hover:underline">
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((crumb, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.label,
            item: publicUrl + crumb.to,
          })),
        }}
      />
    </nav>
  )
}
