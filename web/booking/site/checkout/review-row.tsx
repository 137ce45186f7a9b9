import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/text-link.tsx'

type ReviewRowProps = {
  name: string
  /** Null: it can no longer be chosen otherwise. */
  to: string | null
  children: ReactNode
}

/** One thing that was chosen, with the way back to where it is chosen. */
export function ReviewRow({ name, to, children }: ReviewRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[96px_minmax(0,1fr)_auto]">
      <span className="text-ink-3 max-sm:text-sm">{name}</span>
      <span className="min-w-0 wrap-anywhere max-sm:order-last max-sm:col-span-full">
        <bdi>{children}</bdi>
      </span>
      {to && (
        <TextLink
          to={to}
          aria-label={`Change ${name.toLowerCase()}`}
          className="relative text-sm before:absolute before:-inset-x-2 before:-inset-y-2.5"
        >
          Change
        </TextLink>
      )}
    </li>
  )
}

/** What travellers need and wish, of each and of all: it reaches the crew in these words. */
export function ToldRow({ told, to }: { told: string[]; to: string | null }) {
  return (
    <ReviewRow name="You told us" to={to}>
      {told.length === 0
        ? 'Nothing noted'
        : told.map((one) => (
            <span key={one} className="block">
              {one}
            </span>
          ))}
    </ReviewRow>
  )
}
