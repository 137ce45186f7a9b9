import { Clock, Footprints, Languages, Users } from 'lucide-react'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'

const ICONS = { length: Clock, party: Users, guide: Languages, walking: Footprints } satisfies Record<
  string,
  IconDrawing
>

export interface Fact {
  about: keyof typeof ICONS
  title: string
  note: string
}

/** What one wants to know first. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-4 border-y border-line py-4.5 lg:flex lg:justify-between">
      {facts.map(({ about, title, note }) => (
        <li key={about} className="flex gap-3">
          <Icon of={ICONS[about]} className="mt-[3px]" />
          <div>
            <strong className="block text-[0.96875rem] font-semibold">
              <bdi>{title}</bdi>
            </strong>
            <span className="block text-sm text-ink-2">
              <bdi>{note}</bdi>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
