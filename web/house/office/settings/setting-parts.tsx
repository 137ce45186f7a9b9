import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMay } from '#web/platform/rights.ts'
import { partsFor, type SettingPart, settingParts } from './parts.ts'

/** The parts of the settings at the side; on a phone a strip. */
export function SettingParts({ here }: { here: SettingPart }) {
  const may = useMay()
  const strip = useRef<HTMLUListElement>(null)
  // The strip of a phone shows three of them; the open one is among those.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another link
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [here])
  return (
    <nav aria-label="Settings" className="min-w-0 md:sticky md:top-6">
      <ul ref={strip} className="flex overflow-x-auto [scrollbar-width:none] md:grid">
        {partsFor(may).map((part) => (
          <li key={part}>
            <Link
              to={`/admin/settings?part=${part}`}
              aria-current={part === here ? 'page' : undefined}
              className="flex min-h-11 items-center border-line px-2.5 whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink max-md:border-b-2 md:min-h-8 md:border-s-2"
            >
              {settingParts[part]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
