import type { ReactNode } from 'react'
import { Icon, type IconDrawing } from '#web/ui/icon.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const LOOK = 'flex gap-3.5 border-s-4 border-beni bg-beni-soft px-4.5 py-2.5 text-sm'

type NoteProps = { icon: IconDrawing; reason: string; means: string; children?: ReactNode }

/** Above one car or person: why no job is given to it today. */
export const HeldBackNote = ({ icon, reason, means, children }: NoteProps) => (
  <div role="status" className={`mb-4 ${LOOK}`}>
    <Icon of={icon} className="text-beni" />
    <p className="min-w-0">
      <bdi>
        <b className="font-semibold">{reason}.</b> {means}
      </bdi>
      {children}
    </p>
  </div>
)

type HeldBackListProps<T> = {
  of: readonly T[]
  icon: IconDrawing
  reasonOf: (one: T) => string
  means: string
  mend: (one: T) => { to: string; label: string; of: string }
  /** Below them. */
  children?: ReactNode
}

/** Cars or people whom a paper holds back today, each with the way to mend it. */
export function HeldBackList<T extends { id: string }>(props: HeldBackListProps<T>) {
  const { of: held, icon, reasonOf, means, mend, children } = props
  if (held.length === 0) return null
  return (
    <ul aria-label="Held back by a paper" className="mb-4 grid gap-2">
      {held.map((one) => (
        <li key={one.id} className={`items-start ${LOOK}`}>
          <Icon of={icon} className="mt-0.5 text-beni" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-1">
            <p className="min-w-0 flex-1 basis-72">
              <bdi>
                <b className="font-semibold">{reasonOf(one)}.</b> {means}
              </bdi>
            </p>
            <Mend {...mend(one)} />
          </div>
        </li>
      ))}
      {children}
    </ul>
  )
}

const Mend = ({ to, label, of: what }: { to: string; label: string; of: string }) => (
  <TextLink to={to} className="inline-flex items-center !text-beni max-md:min-h-11">
    {label}
    <span className="sr-only"> {what}</span>
  </TextLink>
)
