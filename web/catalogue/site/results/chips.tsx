import { X } from 'lucide-react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { type Chip, cleared } from './narrowing.ts'
import { gridAddress, type TourSearch } from './tour-search-address.ts'
import type { Landing } from './use-landing.ts'

interface ChipsProps {
  ref: Ref<HTMLUListElement>
  chips: readonly Chip[]
  search: TourSearch
}

/** What is set, each removed by a press; links, so that they work without scripts too. */
export function Chips({ ref, chips, search }: ChipsProps) {
  if (chips.length === 0) return null
  return (
    <ul ref={ref} aria-label="Filters that are set" className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      {chips.map((chip, index) => (
        <li key={`${chip.facet} ${chip.label}`}>
          <Link
            to={gridAddress(chip.without)}
            preventScrollReset
            state={{ land: 'chip', index } satisfies Landing}
            className="inline-flex min-h-[2.125rem] items-center gap-[0.4375rem] rounded-tag border border-edge px-2.5 py-1 text-sm hover:border-ink hover:bg-paper-2 pointer-coarse:min-h-11"
          >
            <span className="sr-only">Remove {chip.spoken ?? chip.label}</span>
            <bdi aria-hidden>{chip.label}</bdi>
            <Icon of={X} dense />
          </Link>
        </li>
      ))}
      <li>
        <TextLink
          to={gridAddress(cleared(search))}
          preventScrollReset
          state={{ land: 'headline' } satisfies Landing}
          className="inline-flex min-h-[2.125rem] items-center px-1.5 text-sm pointer-coarse:min-h-11"
        >
          Clear all
        </TextLink>
      </li>
    </ul>
  )
}
